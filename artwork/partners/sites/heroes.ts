import { group, rect, tag } from '../../drawing/svg';
import { stage } from '../stage';
import { button, frame, header, heroFoot, paragraph, phoneWidth, type Site } from './page-parts';

const all = [0, 0, stage.width, stage.height];

const nameIn = (fill: string, size: number) => ({ fill, size, weight: 700, tracking: -0.02 }) as const;

function drawCover(site: Site, width: number, size: number) {
  const { lettering, name, words } = site;
  const isPhone = width === phoneWidth;
  const foot = heroFoot(width);
  const top = foot - (isPhone ? 96 : 82);
  const act = button(site, { x: 12, y: foot - 29 });
  const promise = { x: 12 + act.width + 12, y: foot - 16.5, size: 10.5, fill: '#EFE6D6', weight: 500 } as const;
  return [
    frame([0, header, width, foot - header], all, site.scene),
    rect(0, top, width, foot - top, '#0B1726'),
    paragraph(lettering, name, { ...nameIn('#FBF7F0', size), x: 12, y: top + size + 6, width: width - 24 }).drawn,
    act.drawn,
    isPhone ? '' : lettering.draw(words.promise, promise),
  ];
}

function drawSplit(site: Site, width: number, size: number) {
  const { style, scene, lettering, name, words } = site;
  const isPhone = width === phoneWidth;
  const column = { x: 14, width: isPhone ? width - 24 : width * 0.36 };
  const heading = paragraph(lettering, name, {
    ...nameIn(style.ink, size),
    ...column,
    y: header + (isPhone ? 92 : 84),
  });
  const promise = paragraph(lettering, words.promise, {
    ...column,
    y: heading.bottom + (isPhone ? 15 : 22),
    size: isPhone ? 8 : 11.5,
    fill: style.ink,
    weight: 500,
  });
  const place = isPhone ? [10, header + 8, width - 20, 60] : [width * 0.42, header + 20, width * 0.43, 186];
  return [
    frame(place, all, scene),
    heading.drawn,
    promise.drawn,
    button(site, { x: 14, y: promise.bottom + (isPhone ? 10 : 16) }).drawn,
  ];
}

function drawArch({ style, scene, lettering, name, words }: Site, width: number, size: number) {
  const foot = heroFoot(width);
  const half = Math.min(width * 0.42, 150);
  const [left, top, rise] = [width / 2 - half, header + 62, half * 0.7];
  const arch = `M${left} ${foot}V${top + rise}A${half} ${rise} 0 0 1 ${left + 2 * half} ${top + rise}V${foot}Z`;
  const id = `arch-${width}`;
  const middle = { x: width / 2, anchor: 'middle' } as const;
  const promise = {
    ...middle,
    y: header + 49,
    size: width === phoneWidth ? 8 : 11,
    fill: style.ink,
    weight: 500,
  } as const;
  return [
    lettering.draw(name, { ...nameIn(style.ink, size * 0.84), ...middle, y: header + 33 }),
    lettering.draw(words.promise, promise),
    tag('clipPath', { id }, tag('path', { d: arch })),
    group({ 'clip-path': `url(#${id})` }, [frame([left, top, 2 * half, foot - top], all, scene)]),
  ];
}

/** The first view of a page: the partner's scene and name. */
export const heroes = { cover: drawCover, split: drawSplit, arch: drawArch };
