import { disc } from '../partners/stage';
import { group, picture, rect, tag } from '../drawing/svg';

const size = { width: 320, height: 200 };

/** A spot illustration has its own background, so that it is readable in both colour schemes. */
export const panel = (colour: string, children: readonly string[]) =>
  picture(
    size.width,
    size.height,
    [
      tag('clipPath', { id: 'edge' }, rect(0, 0, size.width, size.height, '#000', { rx: 12 })),
      group({ 'clip-path': 'url(#edge)' }, [rect(0, 0, size.width, size.height, colour), ...children]),
    ],
    size,
  );

export const sun = (x: number, y: number, radius: number, over: string, colour = '#F2A541') =>
  disc(x, y, radius, colour, over);
