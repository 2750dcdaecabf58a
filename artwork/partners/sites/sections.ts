import { circle, group, rect, stroke } from '../../drawing/svg';
import { button, cream, lines, paragraph, phoneWidth, title, type Site } from './page-parts';

/** What a partner offers: cards in a row, or below each other on the phone. */
export function drawCards(site: Site, y: number, width: number, columns: 1 | 3) {
  const { style, words, lettering } = site;
  const gap = 12;
  const card = (width - gap * (columns + 1)) / columns;
  // On the wide page it is below the browser's lower edge until the page is scrolled.
  const heading = columns === 1 ? { drop: 25, size: 10.5 } : { drop: 31, size: 13 };
  return group({}, [
    rect(0, y, width, columns === 1 ? 224 : 150, style.soft),
    title(site, words.offers.title, gap, y + heading.drop, heading.size),
    ...words.offers.names.map((name, i) => {
      const [x, top] = columns === 1 ? [gap, y + 36 + i * 62] : [gap + i * (card + gap), y + 42];
      const size = columns === 1 ? 8.5 : 11;
      return group({}, [
        rect(x, top, card, columns === 1 ? 54 : 98, style.paper, { rx: 5 }),
        circle(x + 16, top + 18, 7, style.accent, { opacity: [1, 0.7, 0.4][i] ?? 1 }),
        lettering.draw(name, { x: x + 29, y: top + 18 + size * 0.35, size, fill: style.ink, weight: 600 }),
        lines(x + 10, top + 36, card - 20, columns === 1 ? 2 : 4, style.ink),
      ]);
    }),
  ]);
}

/** A list of links: a name and an arrow each. */
export function drawList({ style, words, lettering }: Site, x: number, y: number, width: number, size: number) {
  const arrow = (end: number, middle: number) =>
    stroke(`M${end - 9} ${middle}h9m-3.5 -3.5l3.5 3.5l-3.5 3.5`, style.accent, 1.3);
  return words.list.names.map((name, i) => {
    const top = y + i * 23;
    return group({}, [
      lettering.draw(name, { x, y: top + 13, size, fill: style.ink, weight: 500 }),
      arrow(x + width, top + 10),
      rect(x, top + 21, width, 1, style.ink, { opacity: 0.2 }),
    ]);
  });
}

const footLine = { size: 7.5, fill: '#B9C2CD', weight: 500 } as const;

/** The end of a page: a call to act and a footer. */
export function drawFoot(site: Site, y: number, width: number) {
  const { style, words, lettering, name } = site;
  const isPhone = width === phoneWidth;
  const ink = style.onAccent ?? cream;
  const call = { x: 14, y: y + (isPhone ? 26 : 42), size: isPhone ? 10.5 : 18, fill: ink, weight: 700 } as const;
  return group({}, [
    rect(0, y, width, 70, style.accent),
    paragraph(lettering, words.call, { ...call, width: width - 28 }).drawn,
    isPhone ? '' : button(site, { x: width - 84, y: y + 26, end: true, inverse: true }).drawn,
    rect(0, y + 70, width, 60, '#0B1726'),
    lettering.draw(name, { x: 14, y: y + 92, size: isPhone ? 7.5 : 9, fill: cream, weight: 600 }),
    ...(isPhone
      ? []
      : words.menu.map((word, i) => lettering.draw(word, { ...footLine, x: width * 0.46, y: y + 88 + i * 12 }))),
    lines(14, y + 102, width * (isPhone ? 0.6 : 0.2), 2, cream),
  ]);
}
