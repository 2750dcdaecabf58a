import { steps } from '../drawing/steps';
import { circle, line, picture, rect, stroke, type Point } from '../drawing/svg';
import { cableBetween, quiet } from './cable';

const spanCable = cableBetween(70, 250, 26, 84);

/** Nothing here yet: the bridge without traffic, its lamps on. */
export const empty = picture(320, 140, [
  circle(160, 92, 34, '#F2A541', { opacity: 0.22 }),
  circle(160, 92, 22, '#F2A541', { opacity: 0.5 }),
  rect(0, 100, 320, 3, quiet),
  ...[70, 250].map((x) => rect(x - 3, 22, 6, 94, quiet)),
  stroke(line(steps(70, 250, 6).map((x): Point => [x, spanCable(x)])), quiet, 2.5),
  stroke('M0 96Q44 80 70 26M320 96Q276 80 250 26', quiet, 2.5),
  ...steps(85, 235, 15).map((x) =>
    stroke(
      line([
        [x, 100],
        [x, spanCable(x)],
      ]),
      quiet,
      1,
    ),
  ),
  ...steps(25, 295, 45).map((x) => circle(x, 93, 3, '#F2A541')),
  ...[0, 1, 2].map((i) =>
    rect(128 - i * 14, 112 + i * 10, 64 + i * 28, 2.5, quiet, { rx: 1, opacity: 0.6 - i * 0.18 }),
  ),
]);
