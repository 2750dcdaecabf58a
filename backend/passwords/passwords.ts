import { randomBytes } from 'node:crypto';
import { findPasswordProblem } from 'shared-config/contract/password';
import type { Problem } from 'shared-config/contract/api';
import { commonPasswords } from './common-passwords';
import { createHashThreads } from './hash-threads';

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
