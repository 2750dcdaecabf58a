import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { randomBytes } from 'node:crypto';
import { findPasswordProblem } from 'shared-config/contract/password';
import type { Problem } from 'shared-config/contract/api';
import { commonPasswords } from './common-passwords';

type Job = { senha: string; cost: number } | { senha: string; passwordHash: string };

/**
 * Threads that do nothing but bcrypt, one job each at a time, and leave the processor to the thread that answers calls.
 * The semaphore in front says how many jobs there are at once, and with it how many threads.
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

export interface Passwords {
  hash(senha: string): Promise<string>;
  /** Without a hash it takes as long as with one, and is false. */
  matches(senha: string, passwordHash: string | null | undefined): Promise<boolean>;
  /** What this server's own rules, stricter than the contract, hold against a new password. */
  findProblem(senha: string): Problem | null;
  /** Nothing may be asked afterwards. */
  close(): Promise<void>;
}

export function createPasswords(rules: { cost: number; minLength: number; blockCommon: boolean }): Passwords {
  const threads = createHashThreads();
  const nobodysHash = threads.hash(randomBytes(24).toString('base64'), rules.cost);
  return {
    hash: (senha) => threads.hash(senha, rules.cost),
    async matches(senha, passwordHash) {
      const same = await threads.verify(senha, passwordHash ?? (await nobodysHash));
      return same && passwordHash != null;
    },
    findProblem(senha) {
      if (rules.blockCommon && commonPasswords.has(senha.toLowerCase())) return 'senha.common';
      return findPasswordProblem(senha, rules.minLength);
    },
    close: () => threads.close(),
  };
}
