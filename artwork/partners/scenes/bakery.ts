import { swing, wrap } from '../../drawing/numbers';
import { circle, group, line, polygon, rect, stroke, tag, type Point } from '../../drawing/svg';
import { ground, type PartnerScene } from '../stage';

const arch = (half: number, top: number) =>
  `M${320 - half} 286V${top + half}A${half} ${half} 0 0 1 ${320 + half} ${top + half}V286Z`;

/** The wedge stones around the mouth of the oven. */
const stones = Array.from({ length: 11 }, (_, i) => {
  const at = (radius: number, share: number): Point => {
    const angle = Math.PI * (1 - share);
    return [320 + radius * Math.cos(angle), 206 - radius * Math.sin(angle)];
  };
  const [from, to] = [i / 11 + 0.006, (i + 1) / 11 - 0.006];
  return polygon([at(136, from), at(178, from), at(178, to), at(136, to)], i % 2 ? '#B0573A' : '#A54A2E');
});

function drawFire(turn: number) {
  const tongue = (x: number, high: number, half: number, colour: string, phase: number) => {
    const lift = high * (1 + 0.1 * swing(turn * 3, phase));
    const lean = 7 * swing(turn * 2, phase);
    return tag('path', {
      d: `M${x - half} 286C${x - half} ${286 - lift * 0.5} ${x - half * 0.4 + lean} ${286 - lift * 0.6} ${(x + lean).toFixed(2)} ${(286 - lift).toFixed(2)}C${x + half * 0.4 + lean} ${286 - lift * 0.6} ${x + half} ${286 - lift * 0.5} ${x + half} 286Z`,
      fill: colour,
    });
  };
  const tongues = [238, 280, 320, 360, 402].map((x, i) => ({
    x,
    high: [104, 140, 168, 136, 100][i] ?? 0,
    phase: i * 0.23,
  }));
  return [
    ...tongues.map(({ x, high, phase }) => tongue(x, high, 40, '#D8602E', phase)),
    ...tongues.map(({ x, high, phase }) => tongue(x, high * 0.66, 27, '#F2A541', phase + 0.4)),
  ];
}

function drawLoaf(x: number, width: number, colour: string) {
  const high = width * 0.42;
  const cuts = [-0.22, 0, 0.22].map((share) =>
    stroke(
      line([
        [x + share * width - 9, 290 - high * 0.38],
        [x + share * width + 9, 290 - high * 0.7],
      ]),
      '#FBE3B4',
      5,
    ),
  );
  const d = `M${x - width / 2} 292C${x - width / 2} ${292 - high * 1.3} ${x + width / 2} ${292 - high * 1.3} ${x + width / 2} 292Z`;
  return group({}, [tag('path', { d, fill: colour }), ...cuts]);
}

/** Sparks rise and fade, each once or twice per loop. */
function drawSpark(i: number, turn: number) {
  const up = wrap(turn * (1 + (i % 2)) + i * 0.31);
  const x = 236 + ((i * 53) % 172) + 8 * swing(turn * 2, i * 0.17) * up;
  return circle(x, 262 - 178 * up, 3.4 - 2 * up, '#F7C873', { opacity: 0.9 * (1 - up) });
}

export const drawBakery: PartnerScene = (turn) => [
  ground('#EAD9BF'),
  ...Array.from({ length: 6 }, (_, row) => rect(0, 46 + row * 46, 640, 2, '#DCC8A9')),
  ...stones,
  rect(142, 206, 42, 84, '#A54A2E'),
  rect(456, 206, 42, 84, '#A54A2E'),
  tag('clipPath', { id: 'mouth' }, tag('path', { d: arch(136, 70) })),
  tag('path', { d: arch(136, 70), fill: '#3A1C1E' }),
  group({ 'clip-path': 'url(#mouth)' }, [
    circle(320, 286, 196 + 5 * swing(turn * 2), '#5D2620'),
    circle(320, 286, 150 + 5 * swing(turn * 2, 0.3), '#8A3520'),
    ...drawFire(turn),
    ...Array.from({ length: 9 }, (_, i) => drawSpark(i, turn)),
  ]),
  rect(0, 288, 640, 72, '#6B3A2A'),
  rect(0, 288, 640, 9, '#8A4E37'),
  drawLoaf(204, 132, '#A85F2E'),
  drawLoaf(438, 128, '#A85F2E'),
  drawLoaf(321, 166, '#C57A3C'),
];
