import { circle, rect, tag } from '../drawing/svg';

/** The sky beyond the glow. */
export const night = '#142845';

/** The sky's colors, by their distance from the sun. The outermost is the night, so that the glow has no edge. */
const glow = [
  [34, '#F0A65A'],
  [52, '#E48844'],
  [84, '#A85C59'],
  [120, '#574865'],
  [160, '#363F63'],
  [205, '#22345A'],
  [250, night],
] as const;
const reach = 250;

type Sun = {
  x: number;
  /** The horizon, which the sun stands on. */
  y: number;
  /** How much wider than high the glow is. */
  stretch: number;
};

/** The sky around a low sun. Water drawn over it hides the lower half. */
export const drawDusk = ({ x, y, stretch }: Sun) => [
  tag(
    'radialGradient',
    { id: 'dusk' },
    glow.map(([distance, color]) => tag('stop', { offset: distance / reach, 'stop-color': color })),
  ),
  tag('ellipse', { cx: x, cy: y, rx: reach * stretch, ry: reach, fill: 'url(#dusk)' }),
  circle(x, y, 27, '#FCD79A'),
];

/** The sun's reflection: bars that get wider and fainter towards the viewer. */
export const drawReflection = ({ x, y }: Pick<Sun, 'x' | 'y'>) =>
  [0, 1, 2, 3, 4].map((i) =>
    rect(x - 24 - i * 12, y + 12 + i * 15, 48 + i * 24, 3, '#E48844', { rx: 1.5, opacity: 0.75 - i * 0.14 }),
  );
