import { circle, group, line, picture, polygon, rect, stroke, tag } from '../drawing/svg';
import { drawReflection, drawSky, night } from './sky';

/** A bridge whose middle span is missing: the cable hangs loose, the lamps are still lit. */
export const notFound = picture(640, 320, [
  tag('clipPath', { id: 'edge' }, rect(0, 0, 640, 320, '#000', { rx: 12 })),
  group({ 'clip-path': 'url(#edge)' }, [
    rect(0, 0, 640, 320, night),
    ...drawSky({ x: 320, y: 216, stretch: 1.8 }),
    rect(0, 216, 640, 104, '#10223A'),
    ...drawReflection({ x: 320, y: 216 }),
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
