import { palette } from '../drawing/palette';
import { circle, group, line, rect, stroke, tag } from '../drawing/svg';
import { panel, sun } from './panel';

const { ink, night, paper, sand, coral, amber, sea } = palette;

/** A web page that shows the bridge, and a pointer. */
export const websites = panel(ink, [
  sun(160, 108, 82, ink, coral),
  rect(50, 34, 220, 138, night, { rx: 8, opacity: 0.5, transform: 'translate(5 6)' }),
  rect(50, 34, 220, 138, paper, { rx: 8 }),
  tag('path', { d: 'M50 52V42A8 8 0 0 1 58 34H262A8 8 0 0 1 270 42V52Z', fill: sand }),
  ...[0, 1, 2].map((i) => circle(63 + i * 12, 43, 3.4, [coral, amber, sea][i] ?? '')),
  rect(108, 39, 146, 8, paper, { rx: 4 }),
  tag('clipPath', { id: 'view' }, rect(62, 62, 196, 58, '#000', { rx: 3 })),
  group({ 'clip-path': 'url(#view)' }, [
    rect(62, 62, 196, 60, '#574865'),
    circle(172, 108, 42, '#A85C59'),
    circle(172, 108, 24, amber),
    rect(62, 106, 196, 20, '#16283F'),
    stroke('M56 96Q84 88 102 70Q160 124 218 70Q236 88 264 96', night, 2.4),
    ...[102, 218].map((x) => rect(x - 2, 68, 4, 44, night)),
    rect(62, 101, 196, 3.4, night),
    ...[-3, -2, -1, 0, 1, 2, 3].map((i) =>
      stroke(
        line([
          [160 + i * 15, 102],
          [160 + i * 15, 97 - 26 * (i / 3.87) ** 2],
        ]),
        night,
        1,
      ),
    ),
  ]),
  rect(62, 130, 84, 8, ink, { rx: 2 }),
  rect(62, 144, 120, 4, '#D8CDBB', { rx: 2 }),
  rect(62, 153, 96, 4, '#D8CDBB', { rx: 2 }),
  rect(208, 134, 50, 20, coral, { rx: 4 }),
  tag('path', {
    d: 'M0 0V27L6.500 21L11 31L16 28.500L11.500 19H20Z',
    fill: ink,
    stroke: paper,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
    transform: 'translate(238 146)',
  }),
]);
