import { createRandom, steps } from '../drawing/numbers';
import { circle, line, picture, polygon, rect, stroke } from '../drawing/svg';
import { drawReflection, drawSky, night, type Hour } from './sky';

const size = { width: 1600, height: 400 };
const sun = { x: 1260, y: 320, stretch: 2.6 };
const towers = [1040, 1480] as const;
const deck = 340;
/** Where the cable reaches the deck. */
const low = deck - 8;
const top = 116;
const dark = '#0B1726';

/** The height of the cable: level with the deck on the left, below the words of the page, and a span over the sun. */
function cableAt(x: number) {
  const [left, right] = towers;
  if (x > right) return top + ((x - right) / 180) * 160;
  if (x > left) return top + 190 * (1 - ((2 * (x - left)) / (right - left) - 1) ** 2);
  return top + (low - top) * (1 - Math.max(0, 1 - (left - x) / 420) ** 2);
}

const cable = steps(0, size.width, 10).map((x) => [x, cableAt(x)] as const);

/** Above the cable, so that no star is before the bridge. */
function drawStars() {
  const random = createRandom(7);
  return Array.from({ length: 30 }, () => ({ x: 860 + random() * 730, y: 14 + random() * 220, size: random() }))
    .filter(({ x, y }) => y < cableAt(x) - 24)
    .map(({ x, y, size: share }) => circle(x, y, 1 + share, '#EFE6D6', { opacity: 0.35 + share * 0.5 }));
}

/** The end of a page: the bridge at its hour. The left half stays dark, for the words. */
const drawClosing = (hour: Hour) =>
  picture(size.width, size.height, [
    rect(0, 0, size.width, size.height, night),
    ...drawSky(sun, hour),
    ...(hour === 'night' ? drawStars() : []),
    rect(0, sun.y, size.width, size.height - sun.y, '#10223A'),
    // Below the deck, and clear of the lower edge.
    ...drawReflection({ x: sun.x, y: deck }, hour).slice(0, 3),
    ...steps(620, 1590, 30)
      .filter((x) => cableAt(x) < deck - 12)
      .map((x) =>
        stroke(
          line([
            [x, cableAt(x)],
            [x, deck],
          ]),
          dark,
          1.5,
        ),
      ),
    ...towers.flatMap((x) => [
      polygon(
        [
          [x - 9, 372],
          [x - 6, top - 6],
          [x + 6, top - 6],
          [x + 9, 372],
        ],
        dark,
      ),
      rect(x - 9, 372, 18, 28, dark, { opacity: 0.45 }),
      circle(x, top - 12, 8, '#FF8F66', { opacity: 0.3 }) + circle(x, top - 12, 3.2, '#FF8F66'),
    ]),
    rect(0, deck, size.width, 10, dark),
    // Its dark edge keeps it visible before the sun.
    stroke(line(cable), dark, 5.5, { 'stroke-linejoin': 'round', opacity: 0.55 }),
    stroke(line(cable), '#F2A541', 2.5, { 'stroke-linejoin': 'round' }),
    ...steps(40, 1580, 110).map((x) => circle(x, low, 8, '#F2A541', { opacity: 0.25 }) + circle(x, low, 3, '#F2A541')),
  ]);

export const closings = {
  dusk: drawClosing('dusk'),
  morning: drawClosing('morning'),
  night: drawClosing('night'),
};
