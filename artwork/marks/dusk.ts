import { circle, rect, tag } from '../drawing/svg';

/** The sky above the last band. */
export const night = '#142845';

const bands = [
  [236, '#1A2F50'],
  [190, '#26375B'],
  [150, '#3A4063'],
  [114, '#574865'],
  [80, '#A85C59'],
  [48, '#E48844'],
] as const;

type Sun = {
  x: number;
  /** The horizon, which the sun stands on. */
  y: number;
  /** How much wider than high the bands are. */
  stretch: number;
};

/** The sky around a low sun, in flat bands. Water drawn over it hides the lower half. */
export const drawDusk = ({ x, y, stretch }: Sun) => [
  ...bands.map(([r, fill]) => tag('ellipse', { cx: x, cy: y, rx: r * stretch, ry: r, fill })),
  circle(x, y, 27, '#FCD79A'),
];

/** The sun's reflection: bars that get wider and fainter towards the viewer. */
export const drawReflection = ({ x, y }: Pick<Sun, 'x' | 'y'>) =>
  [0, 1, 2, 3, 4].map((i) =>
    rect(x - 24 - i * 12, y + 12 + i * 15, 48 + i * 24, 3, '#E48844', { rx: 1.5, opacity: 0.75 - i * 0.14 }),
  );
