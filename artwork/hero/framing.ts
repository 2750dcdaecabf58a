import type { Camera } from './camera';

/** One way to frame the scene: the film's wide one, the phone's tall one. Shares are of the frame's width or height. */
export type Framing = {
  width: number;
  height: number;
  horizon: number;
  sun: number;
  /** The dusk glow's size, in the frame's own units. */
  glow: number;
  /** Where a tower stands, and how far its top reaches above the horizon. */
  near: { x: number; top: number };
  far: { x: number; top: number };
};

export const wide: Framing = {
  width: 1600,
  height: 900,
  horizon: 0.555,
  sun: 0.565,
  glow: 820,
  near: { x: 0.765, top: 0.485 },
  far: { x: 0.36, top: 0.2 },
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

/** For a link's preview: the bridge stands to the right of the words. */
export const card: Framing = {
  width: 1200,
  height: 630,
  horizon: 0.5,
  sun: 0.64,
  glow: 600,
  near: { x: 0.83, top: 0.42 },
  far: { x: 0.45, top: 0.175 },
};

export const cameraOf = ({ width, height, horizon }: Framing): Camera => ({
  focal: Math.max(width, height),
  centreX: width / 2,
  horizon: height * horizon,
  eye: 9,
});
