import { createRandom, steps } from '../drawing/numbers';
import { circle, group, line, stroke, type Point } from '../drawing/svg';
import { project, scaleAt } from './framing';
import { cableHeight, sizes, type View } from './span';

const inFrame = -125;

/** A flat lamp: a core and a faint disc around it, scaled by distance. */
function drawLamp(
  { camera, span, mirror }: View,
  [along, across, up]: [number, number, number],
  colour: string,
  size: number,
  halo = 0.22,
) {
  const [x, y, z] = span.at(along, across, up);
  const [cx, cy] = project(camera, [x, y * mirror, z]);
  const metre = scaleAt(camera, z);
  return (
    circle(cx, cy, Math.max(1.9, size * 2.5 * metre), colour, { opacity: halo }) +
    circle(cx, cy, Math.max(0.95, size * metre), colour)
  );
}

function drawPost({ camera, span, mirror }: View, along: number) {
  const [foot, head] = [sizes.deck, sizes.deck + 6.4].map((up) => {
    const [x, y, z] = span.at(along, -sizes.halfWidth, up);
    return project(camera, [x, y * mirror, z]);
  }) as [Point, Point];
  return stroke(line([foot, head]), '#0f2036', Math.max(0.6, 0.34 * scaleAt(camera, span.at(along, 0, 0)[2])));
}

/** Lamps above the roadway, small lamps on the cable, and a slow beacon on each tower. */
export function drawLamps(view: View, turn: number) {
  const { span } = view;
  const end = span.length + sizes.sideSpan;
  const beacon = 0.5 + 0.5 * Math.cos(turn * 2 * 2 * Math.PI);
  return group({}, [
    ...steps(inFrame, end, 39).flatMap((along) => [
      drawPost(view, along),
      drawLamp(view, [along, -sizes.halfWidth, sizes.deck + 7], '#F2A541', 0.7),
    ]),
    ...steps(-117, end, 26).map((along) =>
      drawLamp(view, [along, -sizes.halfWidth, cableHeight(span, along)], '#FBE3B4', 0.34, 0),
    ),
    ...[0, span.length].map((along) =>
      drawLamp(view, [along, -sizes.halfWidth, sizes.tower + 2], '#FF8F66', 0.6 + 0.3 * beacon, 0.12 + 0.2 * beacon),
    ),
  ]);
}

/** In one loop every car moves by one stretch. All stretches have the same cars, so the loop has no seam. */
const stretch = 165;

function drawLane(
  view: View,
  seed: number,
  count: number,
  across: number,
  direction: 1 | -1,
  colour: string,
  turn: number,
) {
  const random = createRandom(seed);
  const places = Array.from({ length: count }, (_, i) => (stretch * (i + 0.2 + 0.6 * random())) / count);
  const from = Math.floor(inFrame / stretch) - 1;
  const stretches = steps(from, Math.ceil((view.span.length + sizes.sideSpan) / stretch), 1);
  return stretches
    .flatMap((n) => places.map((place) => n * stretch + place + direction * turn * stretch))
    .filter((along) => along > inFrame && along < view.span.length + sizes.sideSpan)
    .flatMap((along) =>
      [-0.9, 0.9].map((side) => drawLamp(view, [along + side, across, sizes.deck + 2.2], colour, 0.52, 0.16)),
    );
}

export const drawCars = (view: View, turn: number) =>
  group({}, [...drawLane(view, 3, 2, 5, 1, '#FF7A4A', turn), ...drawLane(view, 7, 3, -5, -1, '#FFF0CE', turn)]);
