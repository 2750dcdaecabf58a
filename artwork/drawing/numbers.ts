/** The numbers from `from` to `to`, both included where the step allows. */
export const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

/** mulberry32: a seeded generator, so that a picture is the same on every machine. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Movements in a loop. Arguments and results are shares from 0 to 1 unless noted.

export const tau = 2 * Math.PI;

export const wrap = (share: number) => share - Math.floor(share);

/** From -1 to 1 and back, once per turn. */
export const swing = (turn: number, phase = 0) => Math.sin((turn + phase) * tau);

/** The progress of a movement that lasts from `start` to `end`. */
export const within = (turn: number, start: number, end: number) =>
  Math.min(1, Math.max(0, (turn - start) / (end - start)));

/** Starts and ends slowly. */
export const ease = (share: number) => share * share * (3 - 2 * share);

/** A fall with one small bounce at its end. */
export function drop(share: number) {
  if (share < 0.62) return (share / 0.62) ** 2;
  const bounce = (share - 0.62) / 0.38;
  return 1 - 0.09 * 4 * bounce * (1 - bounce);
}
