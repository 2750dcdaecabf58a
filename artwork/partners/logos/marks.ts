import { circle, group, line, polygon, rect, stroke, tag } from '../../drawing/svg';

const [ink, coral, amber, sea, paper, blue] = ['#10243E', '#C4401C', '#F2A541', '#1F6F6A', '#FBF7F0', '#2F6AA3'];

/** Every mark is drawn in a square of 88. */
export const marks = {
  /** A station's vault made of strings, with a note in place of the clock. */
  station: [
    ...[40, 31, 22].map((r) =>
      stroke(`M${44 - r} 82V46A${r} ${r} 0 0 1 ${44 + r} 46V82`, ink, 3.4, { 'stroke-linecap': 'butt' }),
    ),
    tag('ellipse', { cx: 40, cy: 70, rx: 8.5, ry: 6.5, fill: coral, transform: 'rotate(-20 40 70)' }),
    rect(45.6, 36, 3, 34, coral),
    tag('path', { d: 'M45.600 36C52 40 56 44 53 54C54 47 50 46 45.600 46Z', fill: coral }),
  ],
  /** A road that bends towards the sun. */
  road: [
    circle(44, 44, 42, ink),
    circle(58, 28, 13, amber),
    tag('path', { d: 'M17 76C22 52 66 62 60 42C57 34 42 40 42 30C36 44 52 46 51 52C49 60 4 50 10 69Z', fill: paper }),
  ],
  /** Light over a polished curve. */
  shine: [
    tag('path', { d: 'M4 62C14 40 34 26 58 26C72 26 82 34 86 44C76 38 66 36 56 38C40 40 24 50 16 66Z', fill: ink }),
    tag('path', { d: 'M18 74C30 56 46 48 64 50C54 54 42 62 36 74Z', fill: coral }),
    polygon(
      [
        [80, 0],
        [82.5, 9],
        [91, 11.5],
        [82.5, 14],
        [80, 23],
        [77.5, 14],
        [69, 11.5],
        [77.5, 9],
      ],
      amber,
    ),
  ],
  /** A box from above. */
  box: [
    polygon(
      [
        [44, 4],
        [82, 24],
        [44, 44],
        [6, 24],
      ],
      '#8FBCE0',
    ),
    polygon(
      [
        [6, 24],
        [44, 44],
        [44, 86],
        [6, 66],
      ],
      blue,
    ),
    polygon(
      [
        [82, 24],
        [44, 44],
        [44, 86],
        [82, 66],
      ],
      '#1F4C7A',
    ),
    polygon(
      [
        [19, 17.2],
        [57, 37.2],
        [57, 54],
        [69, 47.6],
        [69, 30.8],
        [31, 10.8],
      ],
      paper,
      { opacity: 0.9 },
    ),
  ],
  /** A sheet that curls off the wall. */
  sheet: [
    tag('path', { d: 'M12 6H76V54L54 82H12Z', fill: amber }),
    tag('path', { d: 'M76 54C66 50 56 52 52 58C56 66 56 74 54 82Z', fill: coral }),
    circle(36, 34, 13, paper),
    rect(24, 56, 20, 5, ink),
    rect(24, 66, 14, 5, ink),
  ],
  /** The sun rises behind a loaf. */
  dawn: [
    ...[-70, -42, -14, 14, 42, 70].map((angle) =>
      rect(42, 4, 4, 15, amber, { rx: 2, transform: `rotate(${angle} 44 54)` }),
    ),
    tag('path', { d: 'M18 54A26 26 0 0 1 70 54Z', fill: amber }),
    tag('path', { d: 'M4 76C4 48 84 48 84 76C84 80 82 82 78 82H10C6 82 4 80 4 76Z', fill: '#8A4B22' }),
    ...[26, 44, 62].map((x) =>
      stroke(
        line([
          [x - 4, 73],
          [x + 4, 63],
        ]),
        paper,
        4,
      ),
    ),
  ],
  /** Two leaves from one stem. */
  sprout: [
    stroke('M44 84V40', sea, 5),
    tag('path', { d: 'M44 54C44 30 28 16 4 16C4 40 20 54 44 54Z', fill: sea }),
    tag('path', { d: 'M44 44C44 24 58 6 84 4C86 28 70 44 44 44Z', fill: '#5DA898' }),
  ],
  /** A pole's stripes in a porthole. */
  pole: [
    tag('clipPath', { id: 'porthole' }, circle(44, 44, 34, ink)),
    circle(44, 44, 42, ink),
    circle(44, 44, 36, paper),
    group(
      { 'clip-path': 'url(#porthole)' },
      [-3, -2, -1, 0, 1, 2, 3].map((i) =>
        polygon(
          [
            [0, 56 + i * 22],
            [88, 12 + i * 22],
            [88, 22 + i * 22],
            [0, 66 + i * 22],
          ],
          i % 2 ? coral : ink,
        ),
      ),
    ),
  ],
  /** A window with one pane lit like a lens. */
  window: [
    rect(6, 6, 76, 76, ink, { rx: 6 }),
    rect(14, 14, 27, 27, '#33486B'),
    rect(14, 47, 27, 27, '#33486B'),
    rect(47, 14, 27, 27, '#33486B'),
    rect(47, 47, 27, 27, amber),
    tag('path', { d: 'M74 47A27 27 0 0 0 47 74H74Z', fill: coral }),
    circle(67, 67, 5, paper),
  ],
} as const;

export type MarkName = keyof typeof marks;
