import { swing, tau } from '../../drawing/numbers';
import { circle, group, polygon, rect, round, stroke, tag } from '../../drawing/svg';
import { disc, ground, type PartnerScene } from '../stage';

/** A frond that bends from its foot: pairs of leaves on a stem that sways in the breeze. */
function drawFrond(x: number, foot: number, length: number, lean: number, colour: string, turn: number, phase: number) {
  const bend = lean + 9 * swing(turn, phase);
  const spine = (share: number) => [x + bend * share ** 2 * (length / 100), foot - length * share] as const;
  const leaves = [0.28, 0.42, 0.56, 0.7, 0.83].flatMap((share, i) => {
    const [at, up] = spine(share);
    const size = length * (0.34 - 0.2 * share);
    return [-1, 1].map((side) => {
      const angle = side * (62 - share * 26) + bend * share + 5 * swing(turn, phase + 0.1 * i);
      return tag('path', {
        d: `M0 0C${round(size * 0.34)} ${round(-size * 0.3)} ${round(size * 0.3)} ${round(-size * 0.8)} 0 ${round(-size)}C${round(-size * 0.3)} ${round(-size * 0.8)} ${round(-size * 0.34)} ${round(-size * 0.3)} 0 0Z`,
        transform: `translate(${round(at)} ${round(up)}) rotate(${round(angle)})`,
      });
    });
  });
  const [tipX, tipY] = spine(1);
  const [midX, midY] = spine(0.55);
  const stem = stroke(
    `M${x} ${foot}Q${round(midX - bend * 0.2)} ${round(midY)} ${round(tipX)} ${round(tipY)}`,
    colour,
    4,
  );
  return group({ fill: colour }, [stem, ...leaves]);
}

function drawButterfly(turn: number) {
  const x = 318 + 84 * Math.cos(turn * tau);
  const y = 118 + 30 * Math.sin(turn * 2 * tau);
  const open = 0.35 + 0.65 * Math.abs(Math.sin(turn * tau * 5));
  return group({ transform: `translate(${round(x)} ${round(y)}) rotate(${round(14 * Math.cos(turn * tau))})` }, [
    ...[-1, 1].map((side) =>
      tag('path', {
        d: 'M0 2C6 -20 26 -22 27 -8C28 2 14 8 0 4C12 8 20 14 15 21C9 27 2 16 0 5Z',
        fill: '#FBF7F0',
        transform: `scale(${round(side * open)} 1)`,
      }),
    ),
    rect(-1.6, -5, 3.2, 18, '#10243E', { rx: 1.6 }),
  ]);
}

const fronds = [
  [70, 330, 172, -14, '#1B5550', 0],
  [574, 336, 190, 16, '#1B5550', 0.3],
  [154, 344, 142, -6, '#2F7F75', 0.15],
  [486, 344, 150, 8, '#2F7F75', 0.5],
  [24, 350, 128, 8, '#5DA898', 0.6],
  [234, 352, 92, 6, '#5DA898', 0.4],
  [412, 352, 100, -6, '#5DA898', 0.2],
  [618, 352, 126, -10, '#5DA898', 0.75],
] as const;

export const drawGarden: PartnerScene = (turn) => [
  ground('#F3DFB8'),
  disc(320, 168, 108, '#F2A541', '#F3DFB8'),
  polygon(
    [
      [0, 250],
      [140, 228],
      [300, 246],
      [470, 222],
      [640, 244],
      [640, 360],
      [0, 360],
    ],
    '#A9C6AE',
  ),
  polygon(
    [
      [0, 296],
      [200, 276],
      [420, 292],
      [640, 270],
      [640, 360],
      [0, 360],
    ],
    '#1F6F6A',
  ),
  ...fronds.map(([x, foot, length, lean, colour, phase]) => drawFrond(x, foot, length, lean, colour, turn, phase)),
  rect(0, 340, 640, 20, '#123F3F'),
  ...[178, 262, 356, 448].map((x, i) =>
    group({}, [
      stroke(
        `M${x} 346Q${round(x + 2 * swing(turn, i * 0.2))} 326 ${round(x + 5 * swing(turn, i * 0.2))} 304`,
        '#123F3F',
        3,
      ),
      circle(x + 5 * swing(turn, i * 0.2), 300, 9, i % 2 ? '#C4401C' : '#FF8F66'),
      circle(x + 5 * swing(turn, i * 0.2), 300, 3.5, '#FBE3B4'),
    ]),
  ),
  drawButterfly(turn),
];
