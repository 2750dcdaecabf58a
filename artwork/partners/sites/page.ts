import { group, rect, stroke } from '../../drawing/svg';
import { marks } from '../logos/marks';
import { heroes } from './heroes';
import { button, frame, header, heroFoot, phoneWidth, title, wideWidth, type Site } from './page-parts';
import { drawCards, drawFoot, drawList } from './sections';

const ink = '#10243E';

/** The links of the header end at `end`. */
function drawMenu({ words, lettering }: Site, end: number) {
  const line = { y: 24, size: 8.5, fill: ink, weight: 500 } as const;
  const starts = words.menu.map((_, i) =>
    words.menu.slice(i).reduce((x, word) => x - lettering.width(word, line) - 14, end + 14),
  );
  return words.menu.map((word, i) => lettering.draw(word, { ...line, x: starts[i] ?? 0 }));
}

function drawHeader(site: Site, width: number) {
  const { name, style, lettering } = site;
  const mark = group({ transform: 'translate(12 7) scale(0.295)' }, marks[style.mark]);
  if (width === phoneWidth) {
    const menu = stroke(`M${width - 26} 15h14M${width - 26} 20h14M${width - 26} 25h14`, ink, 2);
    return group({}, [rect(0, 0, width, header, '#FBF7F0'), mark, menu]);
  }
  const act = button(site, { x: width - 14, y: 11, end: true });
  return group({}, [
    rect(0, 0, width, header, '#FBF7F0'),
    mark,
    lettering.draw(name, { x: 46, y: 25, size: 13, fill: ink, weight: 700, tracking: -0.01 }),
    ...drawMenu(site, width - 14 - act.width - 16),
    act.drawn,
  ]);
}

/** `by` is how far it is scrolled. The header stays: in a small frame a page without it shows cut words. */
const page = (site: Site, width: number, height: number, by: number, sections: readonly string[]) => [
  group({ transform: `translate(0 ${-by.toFixed(2)})` }, [
    rect(0, 0, width, height, site.style.paper),
    ...heroes[site.style.hero](site, width, width === phoneWidth ? 16 : 31),
    ...sections,
  ]),
  drawHeader(site, width),
];

const below = { wide: heroFoot(wideWidth), phone: heroFoot(phoneWidth) };

/** A partner's page on a computer: header, hero, cards, a list beside a picture, the call to act. */
export const widePage = {
  width: wideWidth,
  height: below.wide + 150 + 150 + 130,
  draw: (site: Site, by: number) =>
    page(site, wideWidth, widePage.height, by, [
      drawCards(site, below.wide, wideWidth, 3),
      frame([14, below.wide + 170, 220, 112], [150, 60, 330, 170], site.still),
      title(site, site.words.list.title, 258, below.wide + 182, 13),
      ...drawList(site, 258, below.wide + 190, wideWidth - 276, 10),
      drawFoot(site, below.wide + 300, wideWidth),
    ]),
};

/** The same page on a phone. */
export const phonePage = {
  width: phoneWidth,
  height: below.phone + 224 + 136 + 130,
  draw: (site: Site, by: number) =>
    page(site, phoneWidth, phonePage.height, by, [
      drawCards(site, below.phone, phoneWidth, 1),
      title(site, site.words.list.title, 12, below.phone + 249, 10.5),
      ...drawList(site, 12, below.phone + 256, phoneWidth - 24, 8.5),
      drawFoot(site, below.phone + 360, phoneWidth),
    ]),
};
