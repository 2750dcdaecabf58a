import { steps } from '../drawing/numbers';
import { circle, group, line, picture, rect, stroke, tag, type Point } from '../drawing/svg';

/** A line colour that is visible on light and dark backgrounds. */
const quiet = '#7F8CA3';

/** The y coordinate of a cable that hangs between two towers. */
const cableBetween = (left: number, right: number, top: number, low: number) => (x: number) =>
  low - (low - top) * ((2 * (x - left)) / (right - left) - 1) ** 2;

const dividerCable = cableBetween(0, 1440, 8, 80);

/** A cable's curve with its hangers. It is used as a mask, so its colour does not matter. */
export const divider = picture(1440, 96, [
  stroke(line(steps(0, 1440, 24).map((x): Point => [x, dividerCable(x)])), '#000', 2),
  ...steps(48, 1392, 48).map((x) =>
    stroke(
      line([
        [x, dividerCable(x)],
        [x, 94],
      ]),
      '#000',
      1,
      { opacity: 0.5 },
    ),
  ),
  rect(0, 94, 1440, 2, '#000'),
]);

const spanCable = cableBetween(70, 250, 26, 84);

/** The picture of an empty list: the bridge without traffic, its lamps on. */
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

const pulse =
  '@media (prefers-reduced-motion:no-preference){circle{animation:l 1.2s infinite}circle+circle{animation-delay:.2s}circle+circle+circle{animation-delay:.4s}}@keyframes l{0%,60%,to{opacity:.25}25%{opacity:1}}';

/** Three lamps that light up in turn; with reduced motion they stay on. */
export const loading = picture(64, 40, [
  tag('style', {}, pulse),
  stroke('M2 30H62M16 34V6M48 34V6M2 24Q12 20 16 7Q32 40 48 7Q52 20 62 24', quiet, 2.5),
  group(
    {},
    [20, 32, 44].map((x) => circle(x, 27, 3, '#F2A541')),
  ),
]);
