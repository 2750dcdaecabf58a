import { group, rect, tag } from '../../drawing/svg';
import { stage } from '../stage';
import { button, frame, header, hero, lines, phoneWidth, type Site } from './page-parts';

const all = [0, 0, stage.width, stage.height];
const foot = header + hero;

const nameIn = (fill: string, size: number) => ({ fill, size, weight: 700, tracking: -0.02 }) as const;

/** The name in as many lines as it needs, and where the last one stands. */
function drawName({ name, lettering }: Site, x: number, y: number, size: number, width: number, fill: string) {
  const style = nameIn(fill, size);
  const rows: string[] = [];
  for (const word of name.split(' ')) {
    const last = rows.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lettering.width(longer, style) <= width) rows[rows.length - 1] = longer;
    else rows.push(word);
  }
  const drawn = rows.map((row, i) => lettering.draw(row, { ...style, x, y: y + i * size * 1.08 }));
  return { drawn: drawn.join(''), bottom: y + (rows.length - 1) * size * 1.08 };
}

function drawCover(site: Site, width: number, size: number) {
  const isPhone = width === phoneWidth;
  const top = foot - (isPhone ? 96 : 82);
  return [
    frame([0, header, width, hero], all, site.scene),
    rect(0, top, width, foot - top, '#0B1726'),
    drawName(site, 12, top + size + 6, size, width - 24, '#FBF7F0').drawn,
    button(12, foot - 27, 72, site.style.accent),
  ];
}

function drawSplit(site: Site, width: number, size: number) {
  const { style, scene } = site;
  const isPhone = width === phoneWidth;
  const words = isPhone ? width - 24 : width * 0.36;
  const { drawn, bottom } = drawName(site, 14, header + (isPhone ? 132 : 82), size, words, style.ink);
  const place = isPhone ? [10, header + 8, width - 20, 98] : [width * 0.42, header + 20, width * 0.43, 186];
  return [
    frame(place, all, scene),
    drawn,
    lines(14, bottom + 12, words, isPhone ? 2 : 3, style.ink),
    button(14, bottom + (isPhone ? 32 : 46), 72, style.accent),
  ];
}

function drawArch({ style, scene, lettering, name }: Site, width: number, size: number) {
  const half = Math.min(width * 0.42, 150);
  const [left, top, rise] = [width / 2 - half, header + 62, half * 0.7];
  const arch = `M${left} ${foot}V${top + rise}A${half} ${rise} 0 0 1 ${left + 2 * half} ${top + rise}V${foot}Z`;
  const id = `arch-${width}`;
  return [
    lettering.draw(name, { ...nameIn(style.ink, size * 0.84), x: width / 2, y: header + 34, anchor: 'middle' }),
    lines(width / 2 - 40, header + 46, 110, 1, style.ink),
    tag('clipPath', { id }, tag('path', { d: arch })),
    group({ 'clip-path': `url(#${id})` }, [frame([left, top, 2 * half, foot - top], all, scene)]),
  ];
}

/** The first view of a page: the partner's scene and name. */
export const heroes = { cover: drawCover, split: drawSplit, arch: drawArch };
