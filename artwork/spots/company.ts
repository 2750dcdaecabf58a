import { palette } from '../drawing/palette';
import { circle, rect, stroke, tag } from '../drawing/svg';
import { panel, sun } from './panel';

const { ink, paper, sand, coral, amber, sea } = palette;

const lit = (x: number, y: number, rows: number, columns: number, dark: readonly number[]) =>
  Array.from({ length: rows * columns }, (_, i) =>
    rect(x + (i % columns) * 16, y + Math.floor(i / columns) * 18, 8, 10, dark.includes(i) ? '#33486B' : amber),
  );

/** A shop in front of a town with lit windows. */
export const company = panel('#574865', [
  sun(236, 118, 46, '#574865', '#E48844'),
  rect(28, 54, 62, 120, '#26375B'),
  rect(92, 30, 50, 144, '#1C2C47'),
  rect(262, 66, 44, 108, '#26375B'),
  ...lit(38, 66, 5, 3, [1, 5, 6, 10, 12]),
  ...lit(102, 44, 6, 2, [0, 3, 6, 9]),
  ...lit(270, 78, 4, 2, [1, 4]),
  rect(132, 92, 138, 82, sand),
  rect(126, 84, 150, 14, ink),
  ...[0, 1, 2, 3, 4, 5].map((i) =>
    tag('path', {
      d: `M${138 + i * 21} 98H${159 + i * 21}V110A10.500 10.500 0 0 1 ${138 + i * 21} 110Z`,
      fill: i % 2 ? paper : coral,
    }),
  ),
  tag('path', { d: 'M150 174V146A17 17 0 0 1 184 146V174Z', fill: sea }),
  circle(178, 156, 2, amber),
  rect(198, 130, 58, 32, '#26375B'),
  rect(198, 130, 58, 32, amber, { opacity: 0.75 }),
  rect(225.5, 130, 3, 32, sand),
  stroke('M250 84V48', ink, 3),
  tag('path', { d: 'M251 48H286L278 57L286 66H251Z', fill: coral }),
  rect(0, 172, 320, 28, ink),
]);
