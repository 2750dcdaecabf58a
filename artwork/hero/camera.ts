import type { Point } from '../drawing/svg';

/** Metres: right, up from the water, away from the viewer. */
export type Place = readonly [x: number, y: number, z: number];

/** A view over water with upright verticals, as through a shift lens. Screen units are the framing's own. */
export type Camera = { focal: number; centreX: number; horizon: number; eye: number };

export const project = ({ focal, centreX, horizon, eye }: Camera, [x, y, z]: Place): Point => [
  centreX + (focal * x) / z,
  horizon - (focal * (y - eye)) / z,
];

/** Screen units that one metre takes at a distance. */
export const scaleAt = (camera: Camera, z: number) => camera.focal / z;
