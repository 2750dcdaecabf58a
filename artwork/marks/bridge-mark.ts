import { circle, group, picture, rect, stroke } from '../drawing/svg';

/** The site's mark in a square of 32: two towers, a cable, the deck and its reflection. The header has it too. */
const bridge = 'M2 21H30M8 21V7M24 21V7M2 16Q6 14 8 7Q16 26 24 7Q26 14 30 16';
const reflection = 'M7 26H25';

export const drawMark = (line: string, light: string) =>
  stroke(bridge, line, 2.5, { 'stroke-linecap': 'butt' }) +
  stroke(reflection, light, 2.5, { 'stroke-linecap': 'butt' });

/** The mark alone, for light backgrounds. */
export const logo = picture(32, 32, [drawMark('#10243E', '#C4401C')]);

/** `share` is the part of the square that the mark takes. Maskable icons may be cropped to the middle four fifths. */
function drawIcon(share: number, radius: number) {
  const scale = share;
  const shift = 16 * (1 - scale);
  return picture(32, 32, [
    rect(0, 0, 32, 32, '#10243E', { rx: radius }),
    group({ transform: `translate(${shift.toFixed(2)} ${shift.toFixed(2)}) scale(${scale})` }, [
      drawMark('#FBF7F0', '#FF8F66'),
    ]),
  ]);
}

export const icons = {
  rounded: drawIcon(0.86, 6),
  full: drawIcon(0.78, 0),
  maskable: drawIcon(0.62, 0),
} as const;

/** Hel's mark: a lit lamp of the bridge. */
export const lamp = picture(32, 32, [
  circle(20, 11, 9.5, '#F2A541', { opacity: 0.25 }),
  stroke('M10 29V14Q10 6 17 6H20', '#B26A00', 2.5),
  stroke('M6 29H14', '#B26A00', 2.5),
  circle(20, 11, 5, '#F2A541'),
]);
