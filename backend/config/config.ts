import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isNhostKey, readNhostConfig, type NhostConfig } from 'nhost/config/config';
import { readEnvironment, whole } from 'nhost/config/read-environment';
import * as z from 'zod/mini';
import { passwordLimits } from '@ponte/contract/password';

const maxInteger = 2_147_483_647;

/** Of a key that signs tokens. */
const secretCharacters = 32;

const environment = z.object({
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  PORT: whole(3001, 0, 65_535),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  DATABASE_CONNECTIONS: whole(10, 1, 1000),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  JWT_SECRET: z.optional(z.string().check(z.minLength(secretCharacters))),
  ADMIN_EMAIL: z._default(z.email(), 'admin@ponte.example'),
  ADMIN_PASSWORD: z.optional(z.string()),
  TRUST_PROXY: z._default(z.string(), 'loopback'),
  LOGIN_FAILURES_PER_ACCOUNT: whole(10, 1, maxInteger),
  LOGIN_FAILURES_PER_ADDRESS: whole(100, 1, maxInteger),
  LOGIN_WINDOW_SECONDS: whole(300, 1, 86_400),
  PASSWORD_MIN_LENGTH: whole(passwordLimits.minCharacters, passwordLimits.minCharacters, passwordLimits.maxCharacters),
  PASSWORD_BLOCK_COMMON: z._default(z.stringbool(), false),
  PASSWORD_HASH_COST: whole(10, 4, 15),
  PASSWORD_HASH_CONCURRENCY: whole(Math.max(1, availableParallelism() - 1), 1, 64),
  PASSWORD_HASH_WAITING: whole(60, 0, 10_000),
  NEWSLETTER_PER_ADDRESS: whole(20, 1, maxInteger),
  NEWSLETTER_WINDOW_SECONDS: whole(3600, 1, 86_400),
  AUDIT_RETENTION_DAYS: whole(365, 1, 36_500),
  METRICS_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))),
  SITE_ID: z.optional(z.string()),
  PONTE_COMMAND: z.optional(z.string()),
  PONTE_STORE: z.optional(z.string()),
});

export type Config = Readonly<z.output<typeof environment>> & { readonly nhost: NhostConfig };

/** Reads the environment once. An empty value counts as absent; a wrong one fails and names its key, never its value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return Object.freeze({ ...readEnvironment(environment, env), nhost: readNhostConfig(env) });
}

/** The environment for programs that this one starts: without its secrets and ports. */
export function omitOwnKeys(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([key]) => !(key in environment.shape) && !isNhostKey(key)));
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

async function readKept(file: string): Promise<string | undefined> {
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (kept === undefined || kept.trim().length >= secretCharacters) return kept;
  const problem = kept.trim() === '' ? 'is empty' : `is shorter than ${secretCharacters} characters`;
  throw new Error(
    `${file} ${problem}, so tokens could be forged. Put the file back from a copy, or remove it: the next start makes a ` +
      'new key, and everybody logs in again.',
  );
}

/**
 * The key that signs tokens: `JWT_SECRET`, or one made on the first start and kept beside the data. Instances on several
 * machines need the variable, because each would make its own.
 *
 * @throws Error when the file holds no key that can sign.
 */
export async function getJwtSecret(config: Pick<Config, 'JWT_SECRET' | 'DATA_DIR'>): Promise<string> {
  if (config.JWT_SECRET) return config.JWT_SECRET;
  const file = join(config.DATA_DIR, 'jwt-secret');
  const kept = await readKept(file);
  if (kept !== undefined) return kept;
  await mkdir(config.DATA_DIR, { recursive: true });
  const made = randomBytes(48).toString('base64url');
  // Linked when it is complete, so that another instance never reads half a key, even after a kill.
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(unfinished, made, { mode: 0o600, flag: 'wx' });
    await link(unfinished, file);
    return made;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    return (await readKept(file)) ?? made;
  } finally {
    await rm(unfinished, { force: true });
  }
}
