import { cameraOf, type Camera, type Framing, type Place } from './framing';

/** The bridge in metres. */
export const sizes = {
  tower: 112,
  deck: 31,
  deckDepth: 4.2,
  halfWidth: 11,
  leg: 5.5,
  sag: 6,
  sideSpan: 190,
  hangerStep: 13,
};

/** The bridge along a line from the near tower to the far one. */
export type Span = {
  length: number;
  /** A point `along` metres past the near tower, `across` metres away from the viewer, `up` metres above the water. */
  at: (along: number, across: number, up: number) => Place;
};

/** `mirror` is -1 for the reflection: the same bridge, upside down below the water's surface. */
export type View = { camera: Camera; span: Span; mirror: 1 | -1 };

export function createSpan(framing: Framing): Span {
  const camera = cameraOf(framing);
  const foot = ({ x, top }: { x: number; top: number }) => {
    const z = (camera.focal * (sizes.tower - camera.eye)) / (top * framing.height);
    return { x: ((x * framing.width - camera.centreX) * z) / camera.focal, z };
  };
  const near = foot(framing.near);
  const far = foot(framing.far);
  const length = Math.hypot(far.x - near.x, far.z - near.z);
  const [dx, dz] = [(far.x - near.x) / length, (far.z - near.z) / length];
  return {
    length,
    at: (along, across, up) => [near.x + dx * along + dz * across, up, near.z + dz * along - dx * across],
  };
}

/** The height of the main cable at a point along the bridge. */
export function cableHeight(span: Span, along: number) {
  const { tower, deck, sag, sideSpan } = sizes;
  if (along < 0 || along > span.length) {
    const out = Math.min(1, (along < 0 ? -along : along - span.length) / sideSpan);
    const straight = tower + (deck - tower) * out;
    return straight - 9 * 4 * out * (1 - out);
  }
  const fromMiddle = (2 * along) / span.length - 1;
  return deck + sag + (tower - deck - sag) * fromMiddle ** 2;
}
