import { circle, rect, tag } from '../drawing/svg';

/** The sky beyond the glow, at every hour. */
export const night = '#142845';

/** Where the glow is how bright: by the distance from the sun, or the moon. */
const distances = [34, 52, 84, 120, 160, 205, 250] as const;
const reach = 250;

/** The colors of the glow, from the sun outwards; the outermost is the night, so that the glow has no edge. */
const hours = {
  dusk: {
    glow: ['#F0A65A', '#E48844', '#A85C59', '#574865', '#363F63', '#22345A', night],
    sun: '#FCD79A',
    reflection: '#E48844',
  },
  morning: {
    glow: ['#FBE3B4', '#EBC4A0', '#B9A09C', '#71839B', '#42688A', '#264669', night],
    sun: '#FFFAF0',
    reflection: '#EBC4A0',
  },
  night: {
    glow: ['#42557F', '#3A4A80', '#2F4175', '#26356A', '#203061', '#1A2C53', night],
    sun: '#EFE6D6',
    reflection: '#8E99BC',
  },
} as const;

export type Hour = keyof typeof hours;

type Sun = {
  x: number;
  /** The horizon, which the sun stands on. */
  y: number;
  /** How much wider than high the glow is. */
  stretch: number;
};

/** The sky around a low sun, or the moon. Water drawn over it hides the lower half. */
export const drawSky = ({ x, y, stretch }: Sun, hour: Hour = 'dusk') => [
  tag(
    'radialGradient',
    { id: 'dusk' },
    distances.map((distance, at) =>
      tag('stop', { offset: distance / reach, 'stop-color': hours[hour].glow[at] ?? night }),
    ),
  ),
  tag('ellipse', { cx: x, cy: y, rx: reach * stretch, ry: reach, fill: 'url(#dusk)' }),
  circle(x, y, 27, hours[hour].sun),
];

/** The sun's reflection: bars that get wider and fainter towards the viewer. */
export const drawReflection = ({ x, y }: Pick<Sun, 'x' | 'y'>, hour: Hour = 'dusk') =>
  [0, 1, 2, 3, 4].map((i) =>
    rect(x - 24 - i * 12, y + 12 + i * 15, 48 + i * 24, 3, hours[hour].reflection, {
      rx: 1.5,
      opacity: 0.75 - i * 0.14,
    }),
  );
