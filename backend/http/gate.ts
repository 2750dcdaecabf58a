import { ApiError } from './api-error';

export interface Gate {
  /** Runs the work when its turn comes; throws `busy` when too many are waiting already. */
  enter<T>(work: () => Promise<T>): Promise<T>;
  /** Throws `busy` when `enter` would, so that a call can be refused before anything else is done for it. */
  refuseWhenFull(): void;
  waiting(): number;
}

/**
 * For work that takes a core. A few at a time may do it, some may wait, and the rest are told to come back, so that a
 * flood of logins, say, leaves the other calls their core.
 */
export function createGate(limits: { inside: number; waiting: number }): Gate {
  let inside = 0;
  const queue: Array<() => void> = [];
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
  };
  const refuseWhenFull = () => {
    if (inside >= limits.inside && queue.length >= limits.waiting) throw new ApiError('busy', { retryAfter: 2 });
  };
  return {
    waiting: () => queue.length,
    refuseWhenFull,
    async enter(work) {
      refuseWhenFull();
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
