import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { sweepAuth } from 'nhost/database/sweep-auth';
import type { AuthDatabase } from 'nhost/database/tables';
import type { Database } from '../database/database';
import { ApiError } from '../http/api-error';
import { knownSince } from '../access/known-addresses';
import type { Config } from '../config/config';

export interface Storage {
  db: Database;
  /** Whether the tables exist. */
  isPrepared: () => boolean;
  /** Whether what is written is kept: false once the data folder was deleted or replaced under the server. */
  isInPlace: () => Promise<boolean>;
  /** How long `readyz` waits for the database; a balancer gives up after two seconds. */
  readyTimeoutMs: number;
}

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];
const unavailable = () => new ApiError('unavailable', { retryAfter: 2 });

/** Rejects with `unavailable` after this time; `work` continues. */
function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(unavailable()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Rejects calls while the tables are missing, and writes that would be lost. */
export function rejectWhileUnready(app: FastifyInstance, { isPrepared, isInPlace }: Storage): void {
  let wasInPlace = true;
  app.addHook('onRequest', async ({ routeOptions, method, log }) => {
    if (routeOptions.url === '/healthz') return;
    const isProbe = routeOptions.url === '/readyz';
    if (!isPrepared() && !isProbe) throw unavailable();
    if (!isProbe && readingMethods.includes(method)) return;
    const inPlace = await isInPlace();
    if (wasInPlace && !inPlace) {
      log.error('the data folder was removed or replaced; writes are rejected until the server is restarted');
    }
    wasInPlace = inPlace;
    if (!inPlace) throw unavailable();
  });
}

/** `healthz`: the process is running. `readyz`: it can serve traffic. */
export function addHealthRoutes(app: FastifyInstance, { db, isPrepared, readyTimeoutMs }: Storage): void {
  /** One at a time, so that probes never take all connections while the database hangs. */
  let probe: Promise<unknown> | undefined;

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async () => {
    if (!isPrepared()) throw unavailable();
    probe ??= sql`select 1`.execute(db).finally(() => (probe = undefined));
    await within(readyTimeoutMs, probe);
    return { status: 'ready' };
  });
}

const dayMs = 86_400_000;

/** Deletes expired rows: tokens, throttles, rate limits, known addresses, audit lines and tallies. */
export async function sweep(db: Database, config: Pick<Config, 'AUDIT_RETENTION_DAYS'>, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const expired = db.selectFrom('session_tokens').where('expires_at', '<', now);
  // By the foreign key this deletes their pairs among `session_tokens` too.
  await db
    .deleteFrom('auth.refresh_tokens')
    .where('id', 'in', expired.select('auth_session_id').$castTo<{ auth_session_id: string }>())
    .execute();
  await db.deleteFrom('session_tokens').where('expires_at', '<', now).execute();
  // Kysely's type cannot tell that a database with more tables has these.
  await sweepAuth(db as unknown as AuthDatabase, now);
  await db.deleteFrom('login_throttle').where('last_attempt_at', '<', before(1)).execute();
  await db.deleteFrom('rate_limits').where('expire', '<=', now.getTime()).execute();
  await db.deleteFrom('known_addresses').where('last_login_at', '<=', knownSince(now)).execute();
  await db.deleteFrom('audit_log').where('at', '<', before(config.AUDIT_RETENTION_DAYS)).execute();
  await db.deleteFrom('beacon_tallies').where('slot', '<', before(30)).execute();
}
