import { createRandom } from '../drawing/numbers';
import { group, polygon, tag, type Point } from '../drawing/svg';
import { cameraOf, project, type Framing } from './framing';
import { sizes, type Span } from './span';

/** A ridge as a sum of three slow waves. */
function ridge(framing: Framing, seed: number, high: number, envelope: (share: number) => number): Point[] {
  const random = createRandom(seed);
  const waves = [2, 5, 11].map((turns) => ({ turns, phase: random() * 7, size: 0.8 / turns }));
  const base = framing.horizon * framing.height;
  return Array.from({ length: 121 }, (_, i) => {
    const share = i / 120;
    const swell = waves.reduce((sum, { turns, phase, size }) => sum + size * Math.sin(share * turns * 6.28 + phase), 0);
    return [share * framing.width, base - Math.max(0, 0.6 + 0.5 * swell) * envelope(share) * high * framing.glow];
  });
}

/** The headland at the far end of the bridge: positions as shares of its length, heights in deck heights. */
const profile = [
  [-1, 2.1],
  [-0.8, 2.5],
  [-0.6, 2.15],
  [-0.42, 2.3],
  [-0.25, 1.5],
  [-0.1, 1.12],
  [0.03, 1.04],
  [0.07, 0.62],
  [0.15, 0.42],
  [0.24, 0.13],
  [0.34, 0],
] as const;

function headland(framing: Framing, span: Span): Point[] {
  const base = framing.horizon * framing.height;
  const [endX, endY] = project(cameraOf(framing), span.at(span.length + sizes.sideSpan, 0, sizes.deck + 1));
  const length = Math.max(endX, 150);
  return smooth(profile.map(([along, high]): Point => [endX + along * length, base - high * (base - endY)]));
}

/** Rounds the corners by cutting each one, twice. */
function smooth(points: Point[], rounds = 2): Point[] {
  if (rounds === 0) return points;
  const cut = points.slice(1).flatMap((to, i): Point[] => {
    const from = points[i] ?? to;
    const between = (share: number): Point => [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    ];
    return [between(0.25), between(0.75)];
  });
  const ends = [points[0], points.at(-1)] as [Point, Point];
  return smooth([ends[0], ...cut, ends[1]], rounds - 1);
}

export function drawShores(framing: Framing, span: Span, mirror: 1 | -1) {
  const base = framing.horizon * framing.height;
  const fill = (points: Point[], colour: string) =>
    polygon(
      [
        [points[0]?.[0] ?? 0, base],
        ...points.map(([x, y]): Point => [x, base + (y - base) * mirror]),
        [points.at(-1)?.[0] ?? 0, base],
      ],
      colour,
    );
  const sides = (reach: number) => (share: number) => Math.min(1, Math.abs(share - framing.sun) * reach) ** 1.4;
  return group({}, [
    fill(ridge(framing, 5, 0.075, sides(2)), '#4b4361'),
    fill(
      ridge(framing, 8, 0.05, (share) => sides(1.7)(share) * (share < framing.sun ? 0.9 : 1)),
      '#2b3655',
    ),
    fill(headland(framing, span), '#16283f'),
  ]);
}

/** Lit windows on the shores. */
export function drawWindows(framing: Framing, mirror: 1 | -1) {
  const random = createRandom(31);
  const base = framing.horizon * framing.height;
  return group(
    { fill: '#F2A541' },
    Array.from({ length: 26 }, (_, i) => {
      const left = i < 17;
      const x = left ? random() * 0.27 : 0.86 + random() * 0.14;
      const up = (0.004 + random() * 0.02) * framing.glow;
      return tag('circle', {
        cx: x * framing.width,
        cy: base - up * mirror,
        r: 0.9 + random() * 0.8,
        opacity: 0.35 + 0.5 * random(),
      });
    }),
  );
}
