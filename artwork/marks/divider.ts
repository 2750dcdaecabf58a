import { steps } from '../drawing/steps';
import { line, picture, rect, stroke, type Point } from '../drawing/svg';
import { cableBetween } from './cable';

/** A cable's curve with its hangers, for a mask: only its shape counts. */
const dividerCable = cableBetween(0, 1440, 8, 80);
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
