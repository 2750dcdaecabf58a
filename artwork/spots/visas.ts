import { palette } from '../drawing/palette';
import { group, polygon, rect, stroke, tag } from '../drawing/svg';
import { panel, sun } from './panel';

const { night, paper, sand, coral, amber } = palette;

/** Two shores, a flight between them, and a passport. */
export const visas = panel('#26375B', [
  sun(214, 132, 44, '#26375B'),
  polygon(
    [
      [0, 132],
      [52, 116],
      [96, 126],
      [118, 132],
    ],
    '#3A4063',
  ),
  polygon(
    [
      [238, 132],
      [272, 118],
      [320, 108],
      [320, 132],
    ],
    '#3A4063',
  ),
  rect(0, 132, 320, 68, '#16283F'),
  ...[0, 1, 2, 3].map((i) =>
    rect(198 - i * 4, 142 + i * 12, 32 + i * 8, 3, amber, { rx: 1.5, opacity: 0.8 - i * 0.17 }),
  ),
  stroke('M36 96Q150 -16 268 78', sand, 2, { 'stroke-dasharray': '1 7' }),
  tag('path', {
    d: 'M0 -12L4 -2L15 4V8L4 5L2 12L6 15V17L0 15.500L-6 17V15L-2 12L-4 5L-15 8V4L-4 -2Z',
    fill: paper,
    transform: 'translate(206 42) rotate(116)',
  }),
  group({ transform: 'translate(62 62) rotate(-7)' }, [
    rect(0, 0, 84, 114, night, { rx: 7, opacity: 0.35, transform: 'translate(5 6)' }),
    rect(0, 0, 84, 114, coral, { rx: 7 }),
    rect(0, 0, 7, 114, '#9C3013', { rx: 3 }),
    tag('circle', { cx: 45, cy: 46, r: 22, fill: 'none', stroke: '#FBE3B4', 'stroke-width': 3 }),
    stroke('M27 52H63M36 52V36M54 52V36M27 46Q33 44 36 36Q45 56 54 36Q57 44 63 46', '#FBE3B4', 2.6),
    rect(25, 84, 40, 4, '#FBE3B4', { rx: 2 }),
    rect(32, 94, 26, 4, '#FBE3B4', { rx: 2 }),
  ]),
]);
