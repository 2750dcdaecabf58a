import { ApiError } from './api-error';

export interface Semaphore {
  /** Runs the work when its turn comes; throws `busy` when too many are waiting already. */
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Throws `busy` when `enter` would, so that a call can be refused before anything else is done for it. */
  rejectWhenFull(): void;
  waiting(): number;
}

/**
 * For work that takes a core. A few at a time may do it, some may wait, and the rest are told to come back, so that a
 * flood of logins, say, leaves the other calls their core.
 */
export function createSemaphore(limits: { inside: number; waiting: number }): Semaphore {
  let inside = 0;
  const queue: Array<() => void> = [];
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
  };
  const rejectWhenFull = () => {
    if (inside >= limits.inside && queue.length >= limits.waiting) throw new ApiError('busy', { retryAfter: 2 });
  };
  return {
    waiting: () => queue.length,
    rejectWhenFull,
    async enter(work) {
      rejectWhenFull();
      if (inside >= limits.inside) {
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        inside += 1;
      }
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
