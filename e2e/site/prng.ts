import { createRandom, shuffle } from '../../bench/statistics/random';

/** A seeded pseudo-random number generator: the same seed gives the same choices. */
export interface Prng {
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
}

export function createPrng(seed: number): Prng {
  const random = createRandom(seed);
  return {
    pick: <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T,
    shuffle: (list) => shuffle(list, random),
  };
}
