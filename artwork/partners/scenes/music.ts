import { swing, tau, wrap } from '../../drawing/numbers';
import { group, line, stroke, tag, type Point } from '../../drawing/svg';
import { ground, stage, type PartnerScene } from '../stage';

const strings = [0, 1, 2, 3, 4];
const paper = '#FBF7F0';

/** The staff hangs like the cables of a bridge, and each string vibrates on its own. */
function heightOf(string: number, x: number, turn: number) {
  const share = x / stage.width;
  const hang = 118 + string * 31 + 34 * (1 - (2 * share - 1) ** 2);
  const ring = Math.max(0, swing(turn, string * 0.2)) ** 2 * 5;
  return hang + ring * Math.sin(share * Math.PI * (string + 3)) * Math.sin(turn * tau * 12);
}

const notes = [
  { at: 0.04, string: 3 },
  { at: 0.24, string: 1 },
  { at: 0.41, string: 2 },
  { at: 0.58, string: 0 },
  { at: 0.75, string: 2 },
  { at: 0.87, string: 4 },
] as const;

function drawNote(at: number, string: number, turn: number) {
  const x = wrap(at + turn) * (stage.width + 120) - 60;
  const y = heightOf(string, x, turn);
  const up = string > 1 ? -1 : 1;
  return group({ fill: paper }, [
    tag('ellipse', { cx: x, cy: y, rx: 15, ry: 11, transform: `rotate(-22 ${x.toFixed(2)} ${y.toFixed(2)})` }),
    stroke(
      line([
        [x - up * 13.2, y + up * 4],
        [x - up * 13.2, y + up * 68],
      ]),
      paper,
      4,
    ),
  ]);
}

/** The hall of a station, its gate lit. */
const vault = [
  { half: 150, fill: '#16304F' },
  { half: 112, fill: '#234568' },
  { half: 72, fill: '#F2A541' },
].map(({ half, fill }) =>
  tag('path', { d: `M${460 - half} 360V${330 - half}A${half} ${half} 0 0 1 ${460 + half} ${330 - half}V360Z`, fill }),
);

export const drawMusic: PartnerScene = (turn) => [
  ground('#10243E'),
  ...vault,
  ...strings.map((string) => {
    const points = Array.from({ length: 41 }, (_, i): Point => [i * 16, heightOf(string, i * 16, turn)]);
    return stroke(line(points), '#C9B9A0', 2.4);
  }),
  ...notes.map(({ at, string }) => drawNote(at, string, turn)),
];
