import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { randomBytes } from 'node:crypto';
import { findPasswordProblem } from '@ponte/contract/password';
import type { Problem } from '@ponte/contract/api';

/** The most used passwords of six characters and more in leaked lists, with those of Portuguese and Spanish speakers. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 654321 111111 222222 555555 666666
  777777 888888 999999 000000 11111111 00000000 121212 112233 123123 123321 123123123 123654 147258 147258369 159753
  102030 10203040 101010 131313 232323 456789 789456 789456123 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwerty qwerty123
  qwerty1 qwertyuiop qazwsx asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcdef abcd1234 a123456 a1b2c3 aa123456 password
  password1 password123 passw0rd p@ssw0rd iloveyou welcome welcome1 monkey dragon master shadow sunshine princess
  football baseball superman batman letmein trustno1 michael jordan ashley admin admin1 admin123 administrator root123
  changeme default secret login123 test123 teste123 testing guest123 google computer internet samsung whatever
  starwars pokemon naruto liverpool chelsea arsenal barcelona realmadrid senha1 senha123 senha1234 minhasenha mudar123
  trocar123 brasil brasil123 portugal flamengo corinthians palmeiras saopaulo vasco123 gremio santos benfica sporting
  jesus123 jesuscristo deusefiel deus123 amor123 familia gabriel gustavo rafael felipe fernanda mariana beatriz
  contrasena contrasena1 teamo123 tequiero mexico argentina colombia carlos daniel alejandro estrella mariposa
  hola123 bonita chocolate`.split(/\s+/),
);

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
