import { group, rect, round, tag, type Raster } from '../drawing/svg';
import { createRandom } from '../drawing/numbers';
import type { Framing } from './framing';

/** Where each band of the water begins, from the horizon to the viewer, and how dark it is. */
const depths = [
  { from: 0, dark: 0.4 },
  { from: 0.045, dark: 0.52 },
  { from: 0.12, dark: 0.635 },
  { from: 0.24, dark: 0.737 },
  { from: 0.42, dark: 0.816 },
  { from: 0.66, dark: 0.871 },
] as const;

/** As in the sky, each band is flat in its middle and blends into the next one. */
export function drawDepths({ width, height, horizon }: Framing) {
  const top = horizon * height;
  const stops = depths.flatMap(({ from, dark }, at) => {
    const end = depths[at + 1]?.from ?? 1;
    return [0.3, 0.7].map((share) =>
      tag('stop', {
        offset: round(from + share * (end - from), 4),
        'stop-color': '#0B1A30',
        'stop-opacity': round(dark, 3),
      }),
    );
  });
  return group({}, [
    tag('linearGradient', { id: 'depth', x1: 0, y1: 0, x2: 0, y2: 1 }, stops),
    rect(0, Math.round(top), width, height - Math.round(top), 'url(#depth)'),
  ]);
}

/** Short horizontal strokes of light below the sun, fewer and wider towards the viewer. */
export function drawGlints({ width, height, sun, horizon, glow }: Framing, turn: number) {
  const random = createRandom(19);
  const top = horizon * height;
  const reach = Math.min(0.36 * glow, height - top);
  return group(
    { fill: '#F0A04B' },
    Array.from({ length: 74 }, () => {
      const near = random() ** 1.7;
      const y = top + 3 + near * reach;
      const length = (10 + 46 * near) * (0.6 + 0.8 * random()) * (glow / 820);
      const x = sun * width + (random() - 0.5) * (0.11 + 0.1 * near) * glow;
      const phase = random();
      const lit = 0.5 + 0.5 * Math.sin((turn * (1 + Math.round(random())) + phase) * 2 * Math.PI);
      return tag('rect', {
        x: x - length / 2,
        y,
        width: length,
        height: 1.4 + 2.2 * near,
        rx: 1.5,
        opacity: (0.95 - 0.68 * near) * lit,
      });
    }),
  );
}

/** Ripples: shifts each row of the reflection sideways, more towards the viewer. */
export function ripple(source: Raster, { horizon }: Framing, turn: number): Raster {
  const { width, height, channels } = source;
  const top = Math.round(horizon * height);
  const pixels = Buffer.from(source.pixels);
  for (let y = top; y < height; y++) {
    const near = (y - top) / (height - top);
    const band = 34 * Math.log1p(14 * near);
    const swing =
      Math.sin(band * 1.13 + turn * 2 * Math.PI) * Math.sin(band * 0.31 - turn * 2 * Math.PI) +
      0.6 * Math.sin(band * 0.47 - turn * 4 * Math.PI);
    const aside = ((0.9 + 7 * near) * swing * width) / 1600;
    shiftRow(source.pixels, pixels, y * width * channels, width, channels, aside);
  }
  return { ...source, pixels };
}

/** Interpolates between neighbouring pixels, so that slow ripples move smoothly. */
function shiftRow(from: Buffer, to: Buffer, start: number, width: number, channels: number, aside: number) {
  const whole = Math.floor(aside);
  const share = aside - whole;
  const last = width - 1;
  for (let x = 0; x < width; x++) {
    const a = start + Math.min(last, Math.max(0, x + whole)) * channels;
    const b = start + Math.min(last, Math.max(0, x + whole + 1)) * channels;
    for (let c = 0; c < channels; c++) {
      to[start + x * channels + c] = Math.round((from[a + c] ?? 0) * (1 - share) + (from[b + c] ?? 0) * share);
    }
  }
}
