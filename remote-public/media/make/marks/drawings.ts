import { circle, group, line, picture, polygon, rect, stroke, tag, type Point } from '../drawing/svg';

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** A line that reads on paper and on night alike. */
const quiet = '#7F8CA3';

const cableBetween = (left: number, right: number, top: number, low: number) => (x: number) =>
  low - (low - top) * ((2 * (x - left)) / (right - left) - 1) ** 2;

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

const spanCable = cableBetween(70, 250, 26, 84);

/** Nothing here yet: the bridge without traffic, its lamps on. */
export const empty = picture(320, 140, [
  circle(160, 92, 34, '#F2A541', { opacity: 0.22 }),
  circle(160, 92, 22, '#F2A541', { opacity: 0.5 }),
  rect(0, 100, 320, 3, quiet),
  ...[70, 250].map((x) => rect(x - 3, 22, 6, 94, quiet)),
  stroke(line(steps(70, 250, 6).map((x): Point => [x, spanCable(x)])), quiet, 2.5),
  stroke('M0 96Q44 80 70 26M320 96Q276 80 250 26', quiet, 2.5),
  ...steps(85, 235, 15).map((x) =>
    stroke(
      line([
        [x, 100],
        [x, spanCable(x)],
      ]),
      quiet,
      1,
    ),
  ),
  ...steps(25, 295, 45).map((x) => circle(x, 93, 3, '#F2A541')),
  ...[0, 1, 2].map((i) =>
    rect(128 - i * 14, 112 + i * 10, 64 + i * 28, 2.5, quiet, { rx: 1, opacity: 0.6 - i * 0.18 }),
  ),
]);

/** The middle span is missing: the cable hangs loose, a lamp still burns. */
export const notFound = picture(640, 320, [
  tag('clipPath', { id: 'edge' }, rect(0, 0, 640, 320, '#000', { rx: 12 })),
  group({ 'clip-path': 'url(#edge)' }, [
    rect(0, 0, 640, 320, '#142845'),
    ...[
      [236, '#1A2F50'],
      [190, '#26375B'],
      [150, '#3A4063'],
      [114, '#574865'],
      [80, '#A85C59'],
      [48, '#E48844'],
    ].map(([r, fill]) => tag('ellipse', { cx: 320, cy: 216, rx: Number(r) * 1.8, ry: r, fill })),
    circle(320, 216, 27, '#FCD79A'),
    rect(0, 216, 640, 104, '#10223A'),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(296 - i * 12, 228 + i * 15, 48 + i * 24, 3, '#E48844', { rx: 1.5, opacity: 0.75 - i * 0.14 }),
    ),
    ...[132, 508].map((x) =>
      polygon(
        [
          [x - 8, 250],
          [x - 6, 52],
          [x + 6, 52],
          [x + 8, 250],
        ],
        '#0B1726',
      ),
    ),
    ...[132, 508].map((x) => rect(x - 8, 250, 16, 40, '#0B1726', { opacity: 0.45 })),
    polygon(
      [
        [0, 176],
        [232, 176],
        [226, 182],
        [240, 184],
        [228, 189],
        [0, 189],
      ],
      '#0B1726',
    ),
    polygon(
      [
        [640, 176],
        [398, 176],
        [408, 181],
        [394, 185],
        [410, 189],
        [640, 189],
      ],
      '#0B1726',
    ),
    stroke('M0 158Q88 132 132 56Q170 132 236 150Q250 154 254 176', '#0B1726', 4),
    stroke('M640 158Q552 132 508 56Q470 128 410 148Q394 154 390 196', '#0B1726', 4),
    ...[
      [22, 151],
      [44, 142],
      [66, 130],
      [88, 113],
      [110, 90],
      [152, 90],
      [172, 114],
      [192, 131],
      [212, 142],
    ].flatMap(([x = 0, y = 0]) =>
      [x, 640 - x].map((at) =>
        stroke(
          line([
            [at, 176],
            [at, y],
          ]),
          '#0B1726',
          1.5,
        ),
      ),
    ),
    ...[44, 88, 212, 428, 552, 596].map(
      (x) => circle(x, 169, 9, '#F2A541', { opacity: 0.25 }) + circle(x, 169, 3.6, '#F2A541'),
    ),
    ...[132, 508].map((x) => circle(x, 46, 8, '#FF8F66', { opacity: 0.3 }) + circle(x, 46, 3.2, '#FF8F66')),
  ]),
]);

/** Three lamps that come on one after the other; they simply stay on for whoever asked for less motion. */
const pulse =
  '@media (prefers-reduced-motion:no-preference){circle{animation:l 1.2s infinite}circle+circle{animation-delay:.2s}circle+circle+circle{animation-delay:.4s}}@keyframes l{0%,60%,to{opacity:.25}25%{opacity:1}}';

export const loading = picture(64, 40, [
  tag('style', {}, pulse),
  stroke('M2 30H62M16 34V6M48 34V6M2 24Q12 20 16 7Q32 40 48 7Q52 20 62 24', quiet, 2.5),
  group(
    {},
    [20, 32, 44].map((x) => circle(x, 27, 3, '#F2A541')),
  ),
]);
