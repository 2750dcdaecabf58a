import { swing, wrap } from '../../drawing/numbers';
import { circle, group, line, polygon, rect, round, stroke, tag, type Point } from '../../drawing/svg';
import { disc, ground, type PartnerScene } from '../stage';

const horizon = 196;
const centre = 320;

/** A point on the road: `away` is 1 at the viewer and grows with distance, `aside` is in half road widths. */
const spot = (away: number, aside: number): Point => [centre + (aside * 300) / away, horizon + 170 / away];

const dashes = Array.from({ length: 9 }, (_, i) => i);

function drawDash(i: number, turn: number) {
  const away = 0.4 + 1.1 * (i + 1 - wrap(turn * 4));
  const end = away + 0.4;
  return polygon([spot(away, -0.034), spot(end, -0.034), spot(end, 0.034), spot(away, 0.034)], '#F2A541');
}

/** Lamps on both sides approach by two pitches per loop. */
function drawLamp(i: number, side: number, turn: number) {
  const away = 0.75 + 2.5 * (i + 1 - wrap(turn * 2));
  const [x, foot] = spot(away, side * 1.25);
  const high = 235 / away;
  const arm = (-side * 46) / away;
  return group({}, [
    stroke(
      line([
        [x, foot],
        [x, foot - high],
        [x + arm, foot - high],
      ]),
      '#0B1726',
      Math.max(1, 7 / away),
    ),
    circle(x + arm, foot - high, 22 / away, '#F2A541', { opacity: 0.25 }),
    circle(x + arm, foot - high, 9 / away, '#FBE3B4'),
  ]);
}

/** The car ahead, with its tail lights on, keeps its distance and moves slightly up and down. */
function drawCarAhead(turn: number) {
  const y = 1.2 * swing(turn * 2);
  const side = (sign: 1 | -1) => [
    rect(sign * 28 - 9, 66, 18, 16, '#0B1726', { rx: 4 }),
    rect(sign * 32 - 10, 42, 20, 9, '#FF6A3C', { rx: 3 }),
    rect(sign * 32 - 17, 37, 34, 19, '#FF6A3C', { rx: 9, opacity: 0.25 }),
  ];
  return group({ transform: `translate(377 ${round(186 + y)}) scale(0.88)` }, [
    tag('ellipse', { cx: 0, cy: 82, rx: 52, ry: 6, fill: '#0B1726' }),
    ...side(-1),
    ...side(1),
    tag('path', { d: 'M-46 72V40Q-45 32-36 29L-26 7Q-24 2-17 2H17Q24 2 26 7L36 29Q45 32 46 40V72Z', fill: '#33486B' }),
    tag('path', { d: 'M-29 28L-21 9H21L29 28Z', fill: '#A85C59' }),
    ...side(-1).slice(1),
    ...side(1).slice(1),
    rect(-13, 54, 26, 9, '#EFE6D6', { rx: 1.5 }),
  ]);
}

export const drawRoad: PartnerScene = (turn) => [
  ground('#26375B'),
  rect(0, 92, 640, 60, '#574865'),
  rect(0, 150, 640, 60, '#A85C59'),
  disc(centre, horizon, 70, '#F2A541', '#A85C59'),
  polygon(
    [
      [0, 178],
      [110, 160],
      [230, 188],
      [420, 190],
      [540, 158],
      [640, 172],
      [640, 220],
      [0, 220],
    ],
    '#2B3655',
  ),
  rect(0, horizon, 640, 170, '#16283F'),
  polygon([spot(0.6, -1), spot(60, -1), spot(60, 1), spot(0.6, 1)], '#0F2036'),
  ...[-0.94, 0.94].map((side) =>
    polygon([spot(0.6, side - 0.014), spot(60, side), spot(0.6, side + 0.014)], '#C9B9A0'),
  ),
  ...dashes.toReversed().map((i) => drawDash(i, turn)),
  ...dashes
    .slice(0, 6)
    .toReversed()
    .flatMap((i) => [-1, 1].map((side) => drawLamp(i, side, turn))),
  drawCarAhead(turn),
];
