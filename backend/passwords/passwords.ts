import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { randomBytes } from 'node:crypto';
import { findPasswordProblem } from 'shared-config/contract/password';
import type { Problem } from 'shared-config/contract/api';
import { commonPasswords } from './common-passwords';

type Job = { senha: string; cost: number } | { senha: string; passwordHash: string };

/**
 * Threads that run bcrypt only, one job each at a time, and leave CPU time to the thread that serves requests.
 * The semaphore in front limits the jobs, and with them the threads.
 */
export function createHashThreads() {
  const idle: Worker[] = [];
  let closed = false;

  /** A busy thread keeps the process alive, an idle one does not. A failed thread is not reused. */
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
  /** Without a hash it takes as long as with one, and returns false. */
  matches(senha: string, passwordHash: string | null | undefined): Promise<boolean>;
  /** Checks a new password against this server's rules, which are stricter than the contract. */
  findProblem(senha: string): Problem | null;
  /** No method may be called afterwards. */
  close(): Promise<void>;
}

export function createPasswords(rules: { cost: number; minLength: number; blockCommon: boolean }): Passwords {
  const threads = createHashThreads();
  const placeholderHash = threads.hash(randomBytes(24).toString('base64'), rules.cost);
  return {
    hash: (senha) => threads.hash(senha, rules.cost),
    async matches(senha, passwordHash) {
      const same = await threads.verify(senha, passwordHash ?? (await placeholderHash));
      return same && passwordHash != null;
    },
    findProblem(senha) {
      if (rules.blockCommon && commonPasswords.has(senha.toLowerCase())) return 'senha.common';
      return findPasswordProblem(senha, rules.minLength);
    },
    close: () => threads.close(),
  };
}
