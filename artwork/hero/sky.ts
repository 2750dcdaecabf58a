import { createRandom, steps } from '../drawing/numbers';
import { mix } from '../drawing/palette';
import { circle, group, rect, round, tag } from '../drawing/svg';
import type { Framing } from './framing';

/** The colours of the dusk from the night to the glow, at their distances from the sun in glows. */
const tones = [
  { at: 0.84, colour: '#10233D' },
  { at: 0.66, colour: '#1a2f50' },
  { at: 0.54, colour: '#26375b' },
  { at: 0.44, colour: '#3a4063' },
  { at: 0.352, colour: '#574865' },
  { at: 0.276, colour: '#7d5162' },
  { at: 0.21, colour: '#a85c59' },
  { at: 0.154, colour: '#cb6d4b' },
  { at: 0.106, colour: '#e48844' },
  { at: 0.066, colour: '#f2a541' },
] as const;

const night = tones[0].colour;

function toneAt(distance: number): string {
  const inner = tones.findIndex(({ at }) => at <= distance);
  const [from, to] = [tones[inner - 1], tones[inner]];
  if (!to) return tones[tones.length - 1]?.colour ?? night;
  return from ? mix(from.colour, to.colour, (from.at - distance) / (from.at - to.at)) : to.colour;
}

/** The mean of the tones around a distance: the eye sees a ring where a gradient bends. */
function meanToneAt(distance: number): string {
  const [a, b, c, d] = [0.76, 0.92, 1.08, 1.24].map((share) => toneAt(distance * share)) as [
    string,
    string,
    string,
    string,
  ];
  return mix(mix(a, b, 0.5), mix(c, d, 0.5), 0.5);
}

/** The distance where the night begins. */
const reach = 1.1 * tones[0].at;
const stopCount = 40;

/** From the sun outwards, closer to each other near it. */
const glowStops = steps(0, stopCount, 1)
  .map((stop) => reach * (stop / stopCount) ** 1.4)
  .map((at) => ({ at, colour: meanToneAt(at) }));

/** The glow is a wide ellipse, almost level at the horizon. */
const stretch = 2.35;

function drawGlow({ width, height, sun, horizon, glow }: Framing, tone: (colour: string, warmth: number) => string) {
  const stops = glowStops.map(({ at, colour }) =>
    tag('stop', { offset: round(at / reach, 4), 'stop-color': tone(colour, 1 - at / reach) }),
  );
  const place = {
    gradientUnits: 'userSpaceOnUse',
    cx: 0,
    cy: 0,
    r: reach * glow,
    gradientTransform: `translate(${sun * width} ${horizon * height}) scale(${stretch} 1)`,
  };
  return group({}, [tag('radialGradient', { id: 'glow', ...place }, stops), rect(0, 0, width, height, 'url(#glow)')]);
}

export const drawSky = (framing: Framing) =>
  drawGlow(framing, (colour) => colour) +
  circle(framing.sun * framing.width, framing.horizon * framing.height, 0.036 * framing.glow, '#fcd79a');

/** Amber under blue water would turn olive, so the reflection of the warm tones is shifted towards coral. */
export const drawMirroredSky = (framing: Framing) =>
  drawGlow(framing, (colour, warmth) => mix(colour, '#a8403c', 0.5 * warmth));

/** `turn` is the position in the loop, from 0 to 1: every star ends as bright as it began. */
export function drawStars({ width, height, sun, horizon, glow }: Framing, turn: number) {
  const random = createRandom(11);
  const stars = Array.from({ length: 90 }, () => ({
    x: random() * width,
    y: random() * height * 0.5,
    phase: random(),
    size: random(),
  }));
  const dark = stars.filter(({ x, y }) => Math.hypot((x - sun * width) / stretch, y - horizon * height) > 0.5 * glow);
  return group(
    { fill: '#FBF7F0' },
    dark.map(({ x, y, phase, size }) => {
      const opacity = (0.22 + 0.45 * size) * (0.75 + 0.25 * Math.sin((turn + phase) * 2 * Math.PI));
      return tag('circle', { cx: x, cy: y, r: 0.6 + 0.75 * size, opacity });
    }),
  );
}

/** Long thin clouds. Positions are relative to the sun, in glows; sizes are half axes. */
const clouds = [
  { x: -0.66, y: -0.372, length: 0.3, high: 0.011, colour: '#2b3b60' },
  { x: -0.52, y: -0.358, length: 0.2, high: 0.008, colour: '#31406a' },
  { x: 0.2, y: -0.292, length: 0.27, high: 0.01, colour: '#6b4d66' },
  { x: 0.33, y: -0.279, length: 0.17, high: 0.007, colour: '#74506a' },
  { x: -0.33, y: -0.19, length: 0.22, high: 0.009, colour: '#945861' },
  { x: -0.24, y: -0.179, length: 0.13, high: 0.006, colour: '#b5655c' },
  { x: 0.52, y: -0.118, length: 0.2, high: 0.007, colour: '#94565f' },
  { x: -0.02, y: -0.118, length: 0.15, high: 0.006, colour: '#f0a159' },
] as const;

export function drawClouds({ width, height, sun, horizon, glow }: Framing) {
  return group(
    {},
    clouds.map(({ x, y, length, high, colour }) =>
      tag('ellipse', {
        cx: sun * width + x * glow,
        cy: horizon * height + y * glow,
        rx: length * glow,
        ry: high * glow,
        fill: colour,
      }),
    ),
  );
}
