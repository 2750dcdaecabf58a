import { swing, wrap } from '../../drawing/numbers';
import { circle, group, polygon, rect, round, tag } from '../../drawing/svg';
import { ground, type PartnerScene } from '../stage';

/** The stripes rise by three pitches per loop. */
function drawPole(turn: number) {
  const pitch = 84;
  const shift = wrap(turn * 3) * pitch;
  const stripes = Array.from({ length: 7 }, (_, i) => i * pitch - shift).flatMap((y) => [
    polygon(
      [
        [150, y + 60],
        [246, y],
        [246, y + 28],
        [150, y + 88],
      ],
      '#C4401C',
    ),
    polygon(
      [
        [150, y + 102],
        [246, y + 42],
        [246, y + 70],
        [150, y + 130],
      ],
      '#10243E',
    ),
  ]);
  return group({}, [
    tag('clipPath', { id: 'pole' }, rect(158, 92, 80, 190, '#000')),
    rect(158, 92, 80, 190, '#FBF7F0'),
    group({ 'clip-path': 'url(#pole)' }, stripes),
    rect(158, 92, 14, 190, '#10243E', { opacity: 0.22 }),
    rect(222, 92, 7, 190, '#FBF7F0', { opacity: 0.5 }),
    rect(144, 74, 108, 20, '#F2A541', { rx: 4 }),
    rect(144, 280, 108, 20, '#F2A541', { rx: 4 }),
    tag('path', { d: 'M164 74A34 34 0 0 1 232 74Z', fill: '#B26A00' }),
    tag('path', { d: 'M164 300A34 30 0 0 0 232 300Z', fill: '#B26A00' }),
    circle(198, 38, 9, '#F2A541'),
  ]);
}

const blade = 'M-7 6L-3 -128Q6 -134 9 -118L9 6Z';

function drawScissors(turn: number) {
  const open = 13 + 11 * swing(turn * 3, -0.25);
  const half = (side: 1 | -1) =>
    group({ transform: `rotate(${round(side * open)}) scale(${side} 1)` }, [
      tag('path', { d: blade, fill: '#EFE6D6' }),
      tag('path', { d: 'M-6 0L9 0L-6 62L-18 58Z', fill: '#D8CDBB' }),
      tag('circle', { cx: -23, cy: 84, r: 23, fill: 'none', stroke: '#D8CDBB', 'stroke-width': 11 }),
    ]);
  return group({ transform: 'translate(446 186) rotate(38)' }, [half(1), half(-1), circle(0, 4, 7, '#10243E')]);
}

const mirror = [
  rect(336, 46, 220, 244, '#B26A00', { rx: 22 }),
  rect(346, 56, 200, 224, '#2A4B72', { rx: 15 }),
  polygon(
    [
      [346, 196],
      [486, 56],
      [520, 56],
      [346, 230],
    ],
    '#FBF7F0',
    { opacity: 0.1 },
  ),
];

export const drawBarber: PartnerScene = (turn) => [
  ground('#16304F'),
  ...mirror,
  rect(0, 318, 640, 42, '#0B1726'),
  rect(0, 318, 640, 3, '#F2A541'),
  rect(182, 298, 32, 22, '#0F2036'),
  drawPole(turn),
  drawScissors(turn),
];
