import { unavailable } from '../errors/storage-error';

/** Runs a few works at once; the rest wait, and those beyond `waiting` are rejected. */
export function createTurns({ inside, waiting }: { inside: number; waiting: number }) {
  let running = 0;
  const queue: Array<() => void> = [];
  return async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < inside) running += 1;
    else if (queue.length >= waiting) throw unavailable(new Error('too many images at once'));
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
