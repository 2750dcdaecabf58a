import { drop, ease, within, wrap } from '../../drawing/numbers';
import { circle, group, polygon, rect, stroke } from '../../drawing/svg';
import { ground, type PartnerScene } from '../stage';

const size = { width: 104, height: 74, top: 22 };
const floor = 296;

/** Rows of three, two and one; `column` counts half boxes. */
const boxes = [
  { column: 0, row: 0, tone: '#2F6AA3' },
  { column: 2, row: 0, tone: '#4B87BD' },
  { column: 4, row: 0, tone: '#2F6AA3' },
  { column: 1, row: 1, tone: '#4B87BD' },
  { column: 3, row: 1, tone: '#2F6AA3' },
  { column: 2, row: 2, tone: '#6FA3D0' },
] as const;

function drawBox(x: number, y: number, tone: string) {
  const { width, height, top } = size;
  return group({}, [
    rect(x, y, width, height, tone),
    polygon(
      [
        [x, y],
        [x + 20, y - top],
        [x + width + 20, y - top],
        [x + width, y],
      ],
      '#8FBCE0',
    ),
    polygon(
      [
        [x + width, y],
        [x + width + 20, y - top],
        [x + width + 20, y + height - top],
        [x + width, y + height],
      ],
      '#1F4C7A',
    ),
    rect(x + width / 2 - 9, y, 18, 28, '#FBF7F0', { opacity: 0.85 }),
    polygon(
      [
        [x + width / 2 - 9, y],
        [x + width / 2 + 11, y - top],
        [x + width / 2 + 29, y - top],
        [x + width / 2 + 9, y],
      ],
      '#FBF7F0',
      { opacity: 0.7 },
    ),
    rect(x + 12, y + height - 20, 26, 8, '#10243E', { opacity: 0.5 }),
  ]);
}

/** The way to another country: dots from one place to the other. */
const route = [
  stroke('M64 196Q330 -70 590 150', '#C4401C', 5, { 'stroke-dasharray': '1 16', opacity: 0.75 }),
  circle(64, 196, 10, '#C4401C'),
  circle(590, 150, 15, '#F2A541'),
  circle(590, 150, 6, '#C4401C'),
];

/** The loop starts with a full stack. It leaves on the belt, then a new one drops box by box. */
export const drawBoxes: PartnerScene = (turn) => {
  const leaving = ease(within(turn, 0.16, 0.4)) * 620;
  const drawn = boxes.map(({ column, row, tone }, i) => {
    const start = 0.4 + i * 0.075;
    const landed = turn < 0.4 ? 1 : drop(within(turn, start, start + 0.17));
    const x = 148 + column * 56 + (turn < 0.4 ? leaving : 0);
    const y = floor - (row + 1) * size.height - (1 - landed) * 420;
    return drawBox(x, y, tone);
  });
  const belt = Array.from({ length: 9 }, (_, i) => {
    const x = (i - 1 + wrap(leaving / 80)) * 80;
    return polygon(
      [
        [x, floor + 12],
        [x + 26, floor + 12],
        [x + 18, floor + 20],
        [x - 8, floor + 20],
      ],
      '#EFE6D6',
      { opacity: 0.4 },
    );
  });
  return [
    ground('#EFE6D6'),
    ...route,
    rect(0, floor, 640, 32, '#10243E'),
    ...belt,
    rect(0, floor + 32, 640, 40, '#D8CDBB'),
    ...drawn,
  ];
};
