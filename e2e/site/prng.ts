/** A seeded pseudo-random number generator: the same seed gives the same numbers. */
export interface Prng {
  /** A whole number from 0, below `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

export function createPrng(seed: number): Prng {
  let state = seed;
  const below = (limit: number) => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
  return {
    below,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    shuffle: (list) =>
      list
        .map((one) => [below(2 ** 32), one] as const)
        .sort(([a], [b]) => a - b)
        .map(([, one]) => one),
  };
}
