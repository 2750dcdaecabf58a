import { group, rect, tag } from '../../drawing/svg';
import type { Lettering, Line } from '../../font/lettering';
import type { SiteStyle } from './styles';
import type { SiteWords } from './words/site-words';

export interface Site {
  name: string;
  words: SiteWords;
  style: SiteStyle;
  lettering: Lettering;
  /** The partner's scene in the hero, and its first frame for the section below. */
  scene: readonly string[];
  still: readonly string[];
}

/** The height of a page's header, and the widths of a page. */
export const header = 40;
export const wideWidth = 496;
export const phoneWidth = 116;

/** Where a page's hero ends: on the phone within its screen, with the button. */
export const heroFoot = (width: number) => (width === phoneWidth ? 222 : 266);

export const cream = '#FBF7F0';

/** A picture within a picture, cropped to its frame. `view` is what it shows: x, y, width and height. */
export const frame = ([x, y, width, height]: readonly number[], view: readonly number[], children: readonly string[]) =>
  tag('svg', { x, y, width, height, viewBox: view.join(' '), preserveAspectRatio: 'xMidYMid slice' }, children);

/** Lines of text too small to read: a bar for each, the last one shorter. */
export const lines = (x: number, y: number, width: number, count: number, colour: string, pitch = 8) =>
  Array.from({ length: count }, (_, i) =>
    rect(x, y + i * pitch, i === count - 1 ? width * 0.6 : width, 2.5, colour, { rx: 1.2, opacity: 0.35 }),
  ).join('');

export const title = ({ lettering, style }: Site, text: string, x: number, y: number, size: number) =>
  lettering.draw(text, { x, y, size, fill: style.ink, weight: 700, tracking: -0.015 });

/** Text in as many rows as it needs, and where the last one stands. */
export function paragraph(lettering: Lettering, text: string, { width, ...line }: Line & { width: number }) {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lettering.width(longer, line) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  const pitch = line.size * 1.1;
  const drawn = rows.map((row, i) => lettering.draw(row, { ...line, y: line.y + i * pitch }));
  return { drawn: drawn.join(''), bottom: line.y + (rows.length - 1) * pitch };
}

/** A button as wide as its words; `end` puts its right edge there. */
export function button(site: Site, at: { x: number; y: number; end?: boolean; inverse?: boolean }, words?: string) {
  const { action } = site.words;
  const { accent, onAccent = cream } = site.style;
  const text = { size: 8.5, weight: 600 } as const;
  const width = site.lettering.width(words ?? action, text) + 18;
  const x = at.end ? at.x - width : at.x;
  const [fill, ink] = at.inverse ? [cream, '#10243E'] : [accent, onAccent];
  const drawn = group({}, [
    rect(x, at.y, width, 18, fill, { rx: 4 }),
    site.lettering.draw(words ?? action, { ...text, x: x + 9, y: at.y + 12, fill: ink }),
  ]);
  return { drawn, width };
}
