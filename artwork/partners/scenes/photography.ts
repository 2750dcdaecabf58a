import { ease, tau } from '../../drawing/numbers';
import { circle, group, polygon, rect, stroke, tag, type Point } from '../../drawing/svg';
import { ground, type PartnerScene } from '../stage';

const centre = { x: 320, y: 176 };
const blades = 8;

/** The view through the lens: a simplified version of the home page's bridge. */
const view = group({}, [
  rect(160, 20, 320, 320, '#26375B'),
  circle(352, 214, 130, '#574865'),
  circle(352, 214, 96, '#A85C59'),
  circle(352, 214, 62, '#E48844'),
  circle(352, 214, 28, '#FCD79A'),
  rect(160, 214, 320, 130, '#16283F'),
  rect(160, 196, 320, 7, '#0B1726'),
  rect(240, 96, 9, 134, '#0B1726'),
  rect(400, 96, 9, 134, '#0B1726'),
  stroke('M150 186Q216 150 244 98Q268 190 324 190Q380 190 404 98Q432 150 500 186', '#0B1726', 4),
  ...Array.from({ length: 9 }, (_, i) =>
    rect(262 + i * 15, 196 - 74 * ((i - 4) / 4.6) ** 2, 1.6, 74 * ((i - 4) / 4.6) ** 2, '#0B1726'),
  ),
  ...[0, 1, 2, 3].map((i) =>
    rect(336 - i * 5, 222 + i * 13, 32 + i * 10, 4, '#E48844', { rx: 2, opacity: 0.8 - i * 0.16 }),
  ),
]);

/** An iris: straight blades whose inner edges surround the opening and rotate as they close. */
function drawIris(opening: number) {
  const turnBy = (1 - opening) * 0.9;
  const inner = 12 + 116 * opening;
  return Array.from({ length: blades }, (_, i) => {
    const angle = (i / blades) * tau + turnBy;
    const at = (along: number, out: number): Point => [
      centre.x + out * Math.cos(angle) - along * Math.sin(angle),
      centre.y + out * Math.sin(angle) + along * Math.cos(angle),
    ];
    const half = inner * Math.tan(Math.PI / blades);
    return polygon([at(-half, inner), at(240, inner), at(240, 240), at(-half, 240)], i % 2 ? '#20344F' : '#1A2C45');
  });
}

/** The shutter closes once per loop, never fully, and nothing flashes. */
export const drawPhotography: PartnerScene = (turn) => {
  const wave = 0.5 + 0.5 * Math.cos(turn * tau);
  const opening = 0.24 + 0.76 * ease(wave);
  return [
    ground('#E3D5BE'),
    rect(0, 306, 640, 54, '#CDBDA2'),
    rect(86, 62, 468, 258, '#10243E', { rx: 26 }),
    rect(86, 62, 468, 54, '#1B3150', { rx: 26 }),
    rect(86, 96, 468, 20, '#1B3150'),
    rect(132, 40, 84, 26, '#10243E', { rx: 8 }),
    rect(470, 84, 54, 22, '#F2A541', { rx: 6 }),
    circle(124, 92, 10, '#C4401C'),
    circle(centre.x, centre.y, 152, '#0B1726'),
    circle(centre.x, centre.y, 142, '#C9B9A0'),
    circle(centre.x, centre.y, 134, '#0B1726'),
    tag('clipPath', { id: 'lens' }, circle(centre.x, centre.y, 126, '#000')),
    group({ 'clip-path': 'url(#lens)' }, [view, ...drawIris(opening)]),
    stroke('M236 116A104 104 0 0 1 296 76', '#FBF7F0', 7, { opacity: 0.45 }),
  ];
};
