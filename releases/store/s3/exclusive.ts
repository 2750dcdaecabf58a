import { AsyncLocalStorage } from 'node:async_hooks';
import type { Bucket } from './bucket';
import { takeLease, type Lease } from './lease';

/** Runs an action under the store's lease; one that is called within another such action runs under that one's. */
export type Exclusively = <T>(action: (lease: Lease) => Promise<T>) => Promise<T>;

export function createExclusively(bucket: Bucket): Exclusively {
  const current = new AsyncLocalStorage<Lease>();
  return async (action) => {
    const outer = current.getStore();
    if (outer) return action(outer);
    const lease = await takeLease(bucket, 'lock');
    try {
      return await current.run(lease, () => action(lease));
    } finally {
      await lease.release();
    }
  };
}
