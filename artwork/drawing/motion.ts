/** Movements round a loop: all take or give shares of 0 to 1. */
export const tau = 2 * Math.PI;

export const wrap = (share: number) => share - Math.floor(share);

export const swing = (turn: number, phase = 0) => Math.sin((turn + phase) * tau);

/** How far a movement that lasts from `start` to `end` has come. */
export const within = (turn: number, start: number, end: number) =>
  Math.min(1, Math.max(0, (turn - start) / (end - start)));

/** Starts and ends softly. */
export const ease = (share: number) => share * share * (3 - 2 * share);

/** Falls, and comes to rest after one small bounce. */
export function drop(share: number) {
  if (share < 0.62) return (share / 0.62) ** 2;
  const bounce = (share - 0.62) / 0.38;
  return 1 - 0.09 * 4 * bounce * (1 - bounce);
}
