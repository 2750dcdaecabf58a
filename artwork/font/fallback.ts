import { measure, type FontInstance } from './family';

/** A line of each language, because the width of a fallback depends on how often each letter occurs. */
const sample = [
  'cuidamos do visto da abertura da empresa e dos impostos de quem vem viver ou investir nos estados unidos',
  'we look after the visa the company and the taxes of families and small businesses that cross a border',
  'nos ocupamos de la visa de la empresa y de los impuestos de las familias que cruzan una frontera',
].join(' ');

/** Advance widths in thousandths of an em: the space, then a to z. */
type Widths = readonly number[];

export type Fallback = { family: string; weight: string; locals: readonly string[]; at: number; widths: Widths };

const list = (line: string): Widths => line.split(' ').map(Number);

export const fallbacks: readonly Fallback[] = [
  {
    family: 'Instrument Sans Arial',
    weight: '400 549',
    locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    at: 400,
    widths: list(
      '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
    ),
  },
  {
    family: 'Instrument Sans Arial',
    weight: '550 700',
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    at: 600,
    widths: list(
      '278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
    ),
  },
  {
    family: 'Instrument Sans Roboto',
    weight: '400 549',
    locals: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    at: 400,
    widths: list(
      '248 544 562 523 564 530 348 562 551 243 239 507 243 877 552 570 562 568 339 516 327 551 484 751 496 473 496',
    ),
  },
  {
    family: 'Instrument Sans Roboto',
    weight: '550 700',
    locals: ['Roboto Bold', 'Roboto-Bold'],
    at: 600,
    widths: list(
      '249 535 563 521 563 540 358 571 560 265 260 534 265 866 561 564 563 564 366 514 338 560 506 734 509 503 509',
    ),
  },
];

const widthOf = (widths: Widths, text: string) =>
  [...text].reduce((sum, letter) => sum + (widths[letter === ' ' ? 0 : letter.charCodeAt(0) - 96] ?? 0), 0) / 1000;

/** The four descriptors that make a fallback take up exactly the space of the real family. */
export function decideOverrides(fallback: Fallback, instance: FontInstance) {
  const sizeAdjust = measure(instance, sample) / widthOf(fallback.widths, sample);
  const share = (units: number) => units / instance.unitsPerEm / sizeAdjust;
  return { sizeAdjust, ascent: share(instance.ascent), descent: share(instance.descent), lineGap: 0 };
}
