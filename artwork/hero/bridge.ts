import { steps } from '../drawing/numbers';
import { mix } from '../drawing/palette';
import { group, line, polygon, stroke } from '../drawing/svg';
import { project, scaleAt, type Place } from './framing';
import { cableHeight, sizes, type Span, type View } from './span';

const tones = {
  facing: '#0d1c31',
  side: '#1c2c47',
  behind: mix('#1c2c47', '#6b4a5c', 0.35),
  portal: '#17273f',
  cable: '#0f2036',
};

function createPencil({ camera, span, mirror }: View) {
  const at = (along: number, across: number, up: number): Place => {
    const [x, y, z] = span.at(along, across, up);
    return [x, y * mirror, z];
  };
  return {
    at: (along: number, across: number, up: number) => project(camera, at(along, across, up)),
    metre: (along: number) => scaleAt(camera, at(along, 0, 0)[2]),
  };
}

type Pencil = ReturnType<typeof createPencil>;

function drawCable(pencil: Pencil, span: Span, across: number, from: number, tone: string) {
  const end = span.length + sizes.sideSpan;
  const marks = steps(from, end, 5);
  const hangers = steps(from, end, sizes.hangerStep)
    .filter((along) => cableHeight(span, along) > sizes.deck + 1)
    .map((along) =>
      stroke(
        line([pencil.at(along, across, sizes.deck), pencil.at(along, across, cableHeight(span, along))]),
        tone,
        Math.max(0.55, 0.3 * pencil.metre(along)),
        { 'stroke-opacity': 0.75 },
      ),
    );
  // A stroke has one width along its length; a polygon gets thinner with distance.
  const edge = (side: number) =>
    marks.map((along) =>
      pencil.at(along, across, cableHeight(span, along) + side * Math.max(0.55, 0.4 / pencil.metre(along))),
    );
  return [...hangers, polygon([...edge(1), ...edge(-1).reverse()], tone)];
}

function drawLeg(pencil: Pencil, along: number, across: number, tone: { facing: string; side: string }) {
  const half = (up: number) => (sizes.leg / 2) * (1.25 - (0.35 * up) / sizes.tower);
  const corner = (a: number, b: number, up: number) => pencil.at(along + a * half(up), across + b * half(up), up);
  const face = (from: [number, number], to: [number, number], fill: string) =>
    polygon([corner(...from, 0), corner(...from, sizes.tower), corner(...to, sizes.tower), corner(...to, 0)], fill);
  return [face([-1, -1], [1, -1], tone.facing), face([-1, -1], [-1, 1], tone.side)];
}

/** A cross-beam between the legs whose underside is an arch. */
function drawPortal(pencil: Pencil, along: number, top: number, rise: number, tone: string) {
  const { halfWidth } = sizes;
  const face = along - sizes.leg / 2;
  const arch = steps(0, 24, 1).map((i) => {
    const across = -halfWidth + (2 * halfWidth * i) / 24;
    const round = Math.sqrt(Math.max(0, 1 - (across / halfWidth) ** 2));
    return pencil.at(face, across, top - 4 - rise * (1 - round));
  });
  return polygon([pencil.at(face, -halfWidth, top), ...arch, pencil.at(face, halfWidth, top)], tone);
}

function drawTower(pencil: Pencil, along: number, which: 'behind' | 'before') {
  const { halfWidth, tower, deck } = sizes;
  if (which === 'before') return drawLeg(pencil, along, -halfWidth, tones);
  return [
    drawPortal(pencil, along, tower - 3, 9, tones.portal),
    drawPortal(pencil, along, (tower + deck) / 2 + 8, 9, tones.portal),
    drawPortal(pencil, along, deck - 1, 9, tones.portal),
    ...drawLeg(pencil, along, halfWidth, { facing: tones.side, side: tones.behind }),
  ];
}

/** Where the near side span ends: outside the frame, but still in front of the camera. */
const nearEnd = -sizes.sideSpan * 0.92;

export function drawBridge(view: View) {
  const { span } = view;
  const pencil = createPencil(view);
  const { halfWidth, deck, deckDepth } = sizes;
  const marks = steps(nearEnd, span.length + sizes.sideSpan, 10);
  const band = (across: number, up: number, down: number, fill: string) =>
    polygon(
      [...marks.map((s) => pencil.at(s, across, up)), ...marks.toReversed().map((s) => pencil.at(s, across, down))],
      fill,
    );
  const underside = polygon(
    [
      ...marks.map((s) => pencil.at(s, halfWidth, deck - deckDepth)),
      ...marks.toReversed().map((s) => pencil.at(s, -halfWidth, deck - deckDepth)),
    ],
    '#0a1728',
  );
  return group({}, [
    ...drawCable(pencil, span, halfWidth, nearEnd, tones.behind),
    ...drawTower(pencil, span.length, 'behind'),
    ...drawTower(pencil, 0, 'behind'),
    underside,
    band(-halfWidth, deck, deck - deckDepth, tones.facing),
    band(-halfWidth, deck + 1.1, deck + 0.6, tones.facing),
    ...drawTower(pencil, span.length, 'before'),
    ...drawCable(pencil, span, -halfWidth, nearEnd, tones.cable),
    ...drawTower(pencil, 0, 'before'),
  ]);
}
