import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

type Job = { senha: string; cost: number } | { senha: string; passwordHash: string };

/**
 * Threads that do nothing but bcrypt, one job each at a time, and leave the processor to the thread that answers calls.
 * The gate in front says how many jobs there are at once, and with it how many threads.
 */
export function createHashThreads() {
  const idle: Worker[] = [];
  let closed = false;

  /** A thread keeps the process alive while it works and not while it waits; one that fails is not used again. */
  async function run(job: Job): Promise<unknown> {
    const worker = idle.pop() ?? new Worker(new URL('./hash-worker.js', import.meta.url));
    worker.ref();
    try {
      worker.postMessage(job);
      const [{ result, error }] = (await once(worker, 'message')) as [{ result?: unknown; error?: Error }];
      if (closed) await worker.terminate();
      else idle.push(worker);
      if (error) throw error;
      return result;
    } finally {
      worker.unref();
    }
  }

  return {
    hash: async (senha: string, cost: number) => (await run({ senha, cost })) as string,
    verify: async (senha: string, passwordHash: string) => (await run({ senha, passwordHash })) as boolean,
    /** Ends the threads; one at work ends after its job. */
    async close() {
      closed = true;
      await Promise.all(idle.splice(0).map((worker) => worker.terminate()));
    },
  };
}
