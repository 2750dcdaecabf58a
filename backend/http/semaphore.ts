import { ApiError } from './api-error';

export interface Semaphore {
  /** Runs the work in turn. Throws `busy` when too many are waiting already. */
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Throws `busy` when `enter` would, so that a call can be rejected before any other work. */
  rejectWhenFull(): void;
  waiting(): number;
}

/**
 * For CPU-bound work: a few calls run, some wait, the rest are rejected as busy. A flood of logins then leaves CPU time to
 * the other calls.
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
