import { circle, group, line, polygon, rect, stroke, tag } from '../drawing/svg';
import { panel, sun } from './panel';

const [ink, night, paper, sand, coral, amber, sea] = [
  '#10243E',
  '#0B1726',
  '#FBF7F0',
  '#EFE6D6',
  '#C4401C',
  '#F2A541',
  '#1F6F6A',
];

/** Two shores, a journey between them, and the paper that allows it. */
const visas = panel('#26375B', [
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

const lit = (x: number, y: number, rows: number, columns: number, dark: readonly number[]) =>
  Array.from({ length: rows * columns }, (_, i) =>
    rect(x + (i % columns) * 16, y + Math.floor(i / columns) * 18, 8, 10, dark.includes(i) ? '#33486B' : amber),
  );

/** A first shop of one's own, at the foot of a town with its lights on. */
const company = panel('#574865', [
  sun(236, 118, 46, '#574865', '#E48844'),
  rect(28, 54, 62, 120, '#26375B'),
  rect(92, 30, 50, 144, '#1C2C47'),
  rect(262, 66, 44, 108, '#26375B'),
  ...lit(38, 66, 5, 3, [1, 5, 6, 10, 12]),
  ...lit(102, 44, 6, 2, [0, 3, 6, 9]),
  ...lit(270, 78, 4, 2, [1, 4]),
  rect(132, 92, 138, 82, sand),
  rect(126, 84, 150, 14, ink),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    tag('path', {
      d: `M${138 + i * 21} 98H${159 + i * 21}V110A10.500 10.500 0 0 1 ${138 + i * 21} 110Z`,
      fill: i % 2 ? paper : coral,
    }),
  ),
  tag('path', { d: 'M150 174V146A17 17 0 0 1 184 146V174Z', fill: sea }),
  circle(178, 156, 2, amber),
  rect(198, 130, 58, 32, '#26375B'),
  rect(198, 130, 58, 32, amber, { opacity: 0.75 }),
  rect(225.5, 130, 3, 32, sand),
  stroke('M250 84V48', ink, 3),
  tag('path', { d: 'M251 48H286L278 57L286 66H251Z', fill: coral }),
  rect(0, 172, 320, 28, ink),
]);

/** The form filled in, ticked off, and what comes back. */
const taxes = panel('#1F5A5C', [
  sun(246, 96, 46, '#1F5A5C', '#E48844'),
  rect(0, 166, 320, 34, '#123F3F'),
  group({ transform: 'translate(70 24) rotate(-4)' }, [
    rect(6, 7, 112, 148, night, { opacity: 0.3, rx: 4 }),
    rect(0, 0, 112, 148, paper, { rx: 4 }),
    rect(14, 16, 46, 8, ink, { rx: 2 }),
    ...[0, 1, 2, 3].flatMap((i) => [
      rect(14, 42 + i * 24, 12, 12, i < 3 ? sea : '#D8CDBB', { rx: 2.5 }),
      ...(i < 3 ? [stroke(`M17 ${48 + i * 24}L19.500 ${50.5 + i * 24}L23.500 ${45.5 + i * 24}`, paper, 2)] : []),
      rect(34, 45 + i * 24, [44, 36, 48, 30][i] ?? 0, 5, '#D8CDBB', { rx: 2.5 }),
      rect(88, 45 + i * 24, 14, 5, ink, { rx: 2.5 }),
    ]),
  ]),
  ...[0, 1, 2, 3, 4].map((i) =>
    group({}, [
      rect(214, 154 - i * 11, 50, 9, i % 2 ? '#F7C873' : amber, { rx: 4.5 }),
      rect(222, 157 - i * 11, 34, 2, '#B26A00', { rx: 1 }),
    ]),
  ),
  ...[0, 1].map((i) =>
    group({}, [
      rect(270, 154 - i * 11, 42, 9, i ? '#F7C873' : amber, { rx: 4.5 }),
      rect(277, 157 - i * 11, 28, 2, '#B26A00', { rx: 1 }),
    ]),
  ),
]);

/** A page with the bridge on it, and the hand that will use it. */
const websites = panel(ink, [
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

export const spots = { visas, company, taxes, websites } as const;
