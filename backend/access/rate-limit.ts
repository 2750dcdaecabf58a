import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/database';

export interface RateLimit {
  /** Counts a call for a key. Returns the seconds until the window ends when that is one call too many. */
  consume(key: string): Promise<number | undefined>;
  /** Whether a call was counted for the key in the current window. */
  isOpen(key: string): Promise<boolean>;
}

/** The part of a `pg` client that the library uses, over either engine. */
const clientOf = (db: Database) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

/** Keys name addresses; the table keeps hashes only. */
const hash = (key: string) => createHash('sha256').update(key).digest('base64url');

/**
 * At most `calls` for each key and fixed window, counted in the table `rate_limits` by all instances together. Housekeeping
 * deletes expired rows.
 */
export function createRateLimit(
  db: Database,
  { name, calls, windowSeconds }: { name: string; calls: number; windowSeconds: number },
): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: calls,
    duration: windowSeconds,
  });
  return {
    async consume(key) {
      try {
        await limiter.consume(hash(key));
        return undefined;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1000);
        throw reason;
      }
    },
    isOpen: async (key) => (await limiter.get(hash(key))) !== null,
  };
}
