import type { Point } from '../drawing/svg';

/** A frame of the scene: wide for the film, tall for phones. Shares are of the frame's width or height. */
export type Framing = {
  width: number;
  height: number;
  horizon: number;
  sun: number;
  /** The size of the glow at dusk, in the frame's own units. */
  glow: number;
  /** Where a tower stands, and the height of its top above the horizon. */
  near: { x: number; top: number };
  far: { x: number; top: number };
};

export const wide: Framing = {
  width: 1600,
  height: 900,
  horizon: 0.47,
  sun: 0.565,
  glow: 760,
  near: { x: 0.765, top: 0.41 },
  far: { x: 0.36, top: 0.175 },
};

export const tall: Framing = {
  width: 720,
  height: 1280,
  horizon: 0.4,
  sun: 0.54,
  glow: 560,
  near: { x: 0.8, top: 0.3 },
  far: { x: 0.24, top: 0.125 },
};

/** For the preview of a link: the bridge is to the right of the words. */
export const card: Framing = {
  width: 1200,
  height: 630,
  horizon: 0.5,
  sun: 0.64,
  glow: 600,
  near: { x: 0.83, top: 0.42 },
  far: { x: 0.45, top: 0.175 },
};

/** A view over the water that keeps verticals upright, like a shift lens. Screen units are the framing's own. */
export type Camera = { focal: number; centreX: number; horizon: number; eye: number };

export const cameraOf = ({ width, height, horizon }: Framing): Camera => ({
  focal: Math.max(width, height),
  centreX: width / 2,
  horizon: height * horizon,
  eye: 9,
});

/** Metres: right, up from the water, away from the viewer. */
export type Place = readonly [x: number, y: number, z: number];

export const project = ({ focal, centreX, horizon, eye }: Camera, [x, y, z]: Place): Point => [
  centreX + (focal * x) / z,
  horizon - (focal * (y - eye)) / z,
];

/** Screen units that one metre takes at a distance. */
export const scaleAt = (camera: Camera, z: number) => camera.focal / z;
