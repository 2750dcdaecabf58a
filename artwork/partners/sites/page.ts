import { group, rect, stroke } from '../../drawing/svg';
import { marks } from '../logos/marks';
import { heroes } from './heroes';
import {
  button,
  drawCards,
  drawFoot,
  drawPrices,
  frame,
  header,
  hero,
  lines,
  phoneWidth,
  title,
  wideWidth,
  type Site,
} from './page-parts';

function drawHeader({ name, style, lettering }: Site, width: number) {
  const isPhone = width === phoneWidth;
  const ink = '#10243E';
  const menu = isPhone
    ? [stroke(`M${width - 26} 15h14M${width - 26} 20h14M${width - 26} 25h14`, ink, 2)]
    : [...[0, 1, 2].map((i) => lines(width - 244 + i * 50, 19, 56, 1, ink)), button(width - 84, 12, 70, style.accent)];
  return group({}, [
    rect(0, 0, width, header, '#FBF7F0'),
    group({ transform: 'translate(12 7) scale(0.295)' }, marks[style.mark]),
    isPhone ? '' : lettering.draw(name, { x: 46, y: 25, size: 13, fill: ink, weight: 700, tracking: -0.01 }),
    ...menu,
  ]);
}

const page = (site: Site, width: number, height: number, sections: readonly string[]) => [
  rect(0, 0, width, height, site.style.paper),
  ...heroes[site.style.hero](site, width, width === phoneWidth ? 16 : 31),
  drawHeader(site, width),
  ...sections,
];

const below = header + hero;

/** A partner's page on a computer: header, hero, cards, prices beside a picture, the call to act. */
export const widePage = {
  width: wideWidth,
  height: below + 150 + 150 + 130,
  draw: (site: Site) =>
    page(site, wideWidth, widePage.height, [
      drawCards(site.style, below, wideWidth, 3),
      frame([14, below + 170, 220, 112], [150, 60, 330, 170], site.still),
      title(258, below + 172, 96, site.style.ink),
      ...drawPrices(site.style, 258, below + 194, wideWidth - 276),
      drawFoot(site.style, below + 300, wideWidth),
    ]),
};

/** The same page on a phone. */
export const phonePage = {
  width: phoneWidth,
  height: below + 224 + 136 + 130,
  draw: (site: Site) =>
    page(site, phoneWidth, phonePage.height, [
      drawCards(site.style, below, phoneWidth, 1),
      title(12, below + 240, 60, site.style.ink),
      ...drawPrices(site.style, 12, below + 264, phoneWidth - 24),
      drawFoot(site.style, below + 360, phoneWidth),
    ]),
};
