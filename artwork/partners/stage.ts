import { mix } from '../drawing/palette';
import { circle, group, rect } from '../drawing/svg';

// What all partner films share: the size, a flat background, and the hero's sun as a disc of three bands.

export const stage = { width: 640, height: 360 } as const;

/** Draws one frame; `turn` is the position in the loop, from 0 to 1. */
export type PartnerScene = (turn: number) => string[];

export const ground = (colour: string) => rect(0, 0, stage.width, stage.height, colour);

export const disc = (x: number, y: number, radius: number, colour: string, over: string) =>
  group({}, [
    circle(x, y, radius * 1.42, mix(over, colour, 0.2)),
    circle(x, y, radius * 1.2, mix(over, colour, 0.42)),
    circle(x, y, radius, colour),
  ]);
