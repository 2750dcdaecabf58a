import { ease, within, wrap } from '../../drawing/numbers';
import { circle, group, polygon, rect, tag } from '../../drawing/svg';
import { ground, type PartnerScene } from '../stage';

const sheet = { width: 142, height: 236, top: 46 };

/** Six posters, each drawn at the size of a sheet. */
const artworks: readonly (() => string[])[] = [
  () => [
    rect(0, 0, 142, 236, '#C4401C'),
    circle(71, 96, 44, '#F2A541'),
    rect(22, 178, 98, 9, '#FBF7F0'),
    rect(22, 197, 62, 9, '#FBF7F0'),
  ],
  () => [
    rect(0, 0, 142, 236, '#FBF7F0'),
    ...[0, 1, 2, 3].map((i) => circle(71, 236, 124 - i * 31, ['#1F6F6A', '#F2A541', '#C4401C', '#10243E'][i] ?? '')),
  ],
  () => [
    rect(0, 0, 142, 236, '#F2A541'),
    tag('path', { d: 'M24 236V112A47 47 0 0 1 118 112V236H90V112A19 19 0 0 0 52 112V236Z', fill: '#10243E' }),
  ],
  () => [
    rect(0, 0, 142, 236, '#10243E'),
    ...[0, 1, 2, 3, 4].map((i) =>
      polygon(
        [
          [0, 60 + i * 44],
          [142, 10 + i * 44],
          [142, 30 + i * 44],
          [0, 80 + i * 44],
        ],
        i % 2 ? '#F2A541' : '#FF8F66',
      ),
    ),
  ],
  () => [
    rect(0, 0, 142, 236, '#1F6F6A'),
    rect(26, 34, 90, 90, '#FBF7F0'),
    circle(71, 79, 30, '#C4401C'),
    rect(26, 152, 90, 9, '#EFE6D6'),
    rect(26, 171, 90, 9, '#EFE6D6'),
    rect(26, 190, 50, 9, '#EFE6D6'),
  ],
  () => [
    rect(0, 0, 142, 236, '#EFE6D6'),
    tag('path', { d: 'M0 150Q71 250 142 150V236H0Z', fill: '#C4401C' }),
    circle(71, 78, 34, '#10243E'),
  ],
];

/** A new sheet unrolls over the old one; half a loop later the old one returns the same way. At the start all are at rest. */
function drawPanel(i: number, turn: number) {
  const local = wrap(turn - i * 0.09 + 0.99);
  const half = local < 0.5 ? 0 : 1;
  const down = ease(within(local - half * 0.5, 0.04, 0.3)) * sheet.height;
  // A nested svg clips its content.
  const draw = (which: number, height: number) =>
    tag('svg', { width: sheet.width, height }, artworks[(i * 2 + which) % artworks.length]?.() ?? []);
  const roll = 13 - (7 * down) / sheet.height;
  const roller = [
    rect(0, down, sheet.width, 7, '#10243E', { opacity: 0.25 }),
    rect(-3, down - roll, sheet.width + 6, roll, '#FBF7F0', { rx: roll / 2 }),
    rect(-3, down - roll * 0.4, sheet.width + 6, roll * 0.4, '#D8CDBB', { rx: roll / 5 }),
  ];
  return group({ transform: `translate(${78 + i * 171} ${sheet.top})` }, [
    rect(7, 8, sheet.width, sheet.height, '#B9AC97'),
    draw(half, sheet.height),
    ...(down > 0 ? [draw(1 - half, down)] : []),
    ...(down > 0 && down < sheet.height ? roller : []),
  ]);
}

export const drawPosters: PartnerScene = (turn) => [
  ground('#D8CDBB'),
  ...[0, 1, 2].map((row) => rect(0, 118 + row * 118, 640, 2, '#C9BCA6')),
  rect(0, 318, 640, 42, '#A89A84'),
  ...[0, 1, 2].map((i) => drawPanel(i, turn)),
];
