import { circle, group, rect, tag } from '../../drawing/svg';
import type { Lettering } from '../../font/lettering';
import type { SiteStyle } from './styles';

export type Site = {
  name: string;
  style: SiteStyle;
  lettering: Lettering;
  /** The partner's scene in the hero, and its first frame for the section below. */
  scene: readonly string[];
  still: readonly string[];
};

/** The heights of a page's first two parts, and the widths of a page. */
export const header = 40;
export const hero = 226;
export const wideWidth = 496;
export const phoneWidth = 116;

/** A picture within a picture, cropped to its frame. `view` is what it shows: x, y, width and height. */
export const frame = ([x, y, width, height]: readonly number[], view: readonly number[], children: readonly string[]) =>
  tag('svg', { x, y, width, height, viewBox: view.join(' '), preserveAspectRatio: 'xMidYMid slice' }, children);

/** Lines of text too small to read: a bar for each, the last one shorter. */
export const lines = (x: number, y: number, width: number, count: number, colour: string, pitch = 9) =>
  Array.from({ length: count }, (_, i) =>
    rect(x, y + i * pitch, i === count - 1 ? width * 0.6 : width, 3.5, colour, { rx: 1.7, opacity: 0.45 }),
  ).join('');

export const title = (x: number, y: number, width: number, colour: string) =>
  rect(x, y, width, 7, colour, { rx: 2, opacity: 0.85 });

export const button = (x: number, y: number, width: number, colour: string) => rect(x, y, width, 17, colour, { rx: 4 });

/** What a partner offers: cards in a row, or below each other on the phone. */
export function drawCards(style: SiteStyle, y: number, width: number, columns: 1 | 3) {
  const gap = 12;
  const card = (width - gap * (columns + 1)) / columns;
  return group({}, [
    rect(0, y, width, columns === 1 ? 224 : 150, style.soft),
    title(gap, y + 16, 84, style.ink),
    ...[0, 1, 2].map((i) => {
      const [x, top] = columns === 1 ? [gap, y + 36 + i * 62] : [gap + i * (card + gap), y + 36];
      return group({}, [
        rect(x, top, card, columns === 1 ? 54 : 98, style.paper, { rx: 5 }),
        circle(x + 18, top + 18, 8, style.accent, { opacity: [1, 0.7, 0.4][i] ?? 1 }),
        title(x + 34, top + 14, card * 0.42, style.ink),
        lines(x + 10, top + 34, card - 20, columns === 1 ? 2 : 5, style.ink),
      ]);
    }),
  ]);
}

/** A list of prices: a line, dots, a figure. */
export const drawPrices = (style: SiteStyle, x: number, y: number, width: number) =>
  [0, 1, 2, 3].map((i) =>
    group({}, [
      lines(x, y + i * 24, width * 0.8, 1, style.ink),
      rect(x + width - 30, y - 2 + i * 24, 30, 7, style.accent, { rx: 2 }),
      rect(x, y + 13 + i * 24, width, 1, style.ink, { opacity: 0.2 }),
    ]),
  );

/** The end of a page: a call to act and a footer. */
export const drawFoot = (style: SiteStyle, y: number, width: number) =>
  group({}, [
    rect(0, y, width, 70, style.accent),
    title(14, y + 14, width * 0.42, '#FBF7F0'),
    lines(14, y + 32, width * 0.36, 1, '#FBF7F0'),
    width === phoneWidth ? button(14, y + 44, 70, '#FBF7F0') : button(14 + width * 0.5, y + 27, 70, '#FBF7F0'),
    rect(0, y + 70, width, 60, '#0B1726'),
    lines(14, y + 88, width * 0.24, 3, '#FBF7F0'),
    lines(width * 0.56, y + 88, width * 0.18, 3, '#FBF7F0'),
  ]);
