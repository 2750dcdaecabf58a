import { ease, swing, within } from '../../drawing/numbers';
import { circle, group, polygon, rect, tag } from '../../drawing/svg';
import { ground, type PartnerScene } from '../stage';

const body =
  'M96 246C94 226 104 212 128 206L196 196C228 168 262 150 312 148C372 146 412 158 452 194C496 198 532 206 546 222C554 232 552 242 548 248L520 250A41 41 0 0 0 438 250L226 250A41 41 0 0 0 144 250L104 250Z';
const windows = ['M214 196C240 174 268 163 302 161L302 196Z', 'M314 160.500C358 160 388 168 420 196L314 196Z'] as const;

const drawWheel = (x: number) =>
  group({}, [circle(x, 252, 33, '#0B1726'), circle(x, 252, 19, '#C9B9A0'), circle(x, 252, 6, '#0B1726')]);

function drawSparkle(x: number, y: number, size: number, turn: number, phase: number) {
  const lit = Math.max(0, swing(turn, phase)) ** 3;
  const arm = size * (0.4 + 0.6 * lit);
  const waist = arm * 0.14;
  const star = [0, 1, 2, 3].flatMap((quarter) => {
    const angle = (quarter * Math.PI) / 2;
    const between = angle + Math.PI / 4;
    return [
      [x + arm * Math.sin(angle), y - arm * Math.cos(angle)],
      [x + waist * 1.4 * Math.sin(between), y - waist * 1.4 * Math.cos(between)],
    ] as const;
  });
  return polygon(star, '#FBF7F0', { opacity: lit });
}

/** A band of light moves over the clean paint once per loop and waits outside of it. */
function drawSweep(turn: number) {
  const x = -140 + 900 * ease(within(turn, 0.18, 0.82));
  const slant = (from: number, width: number, opacity: number) =>
    polygon(
      [
        [from, 270],
        [from + 70, 130],
        [from + 70 + width, 130],
        [from + width, 270],
      ],
      '#FBF7F0',
      { opacity },
    );
  return group({ 'clip-path': 'url(#body)' }, [slant(x, 70, 0.5), slant(x + 88, 16, 0.4)]);
}

/** The door of the garage, and two lights above it. */
const garage = [
  rect(110, 62, 428, 222, '#2B4C6C'),
  ...[0, 1, 2, 3, 4].map((i) => rect(110, 100 + i * 38, 428, 3, '#1F3A55')),
  ...[190, 350].map((x) => rect(x, 26, 108, 9, '#F2A541', { rx: 4.5 })),
];

export const drawDetailing: PartnerScene = (turn) => [
  tag('clipPath', { id: 'body' }, tag('path', { d: body })),
  ground('#1F3A55'),
  ...garage,
  rect(0, 284, 640, 76, '#10243E'),
  tag('ellipse', { cx: 324, cy: 288, rx: 238, ry: 9, fill: '#0B1726' }),
  tag('path', { d: body, fill: '#C4401C' }),
  rect(100, 226, 446, 4, '#9C3013', { 'clip-path': 'url(#body)' }),
  ...windows.map((d) => tag('path', { d, fill: '#10243E' })),
  drawSweep(turn),
  rect(334, 206, 26, 5, '#FBE3B4', { rx: 2.5 }),
  tag('path', { d: 'M548 226C538 222 528 220 518 220L526 230L550 234Z', fill: '#FBE3B4' }),
  tag('path', { d: 'M98 226L118 224L116 234L96 237Z', fill: '#F2A541' }),
  drawWheel(185),
  drawWheel(479),
  drawSparkle(214, 118, 26, turn, 0.86),
  drawSparkle(470, 132, 20, turn, 0.5),
  drawSparkle(396, 92, 15, turn, 0.68),
];
