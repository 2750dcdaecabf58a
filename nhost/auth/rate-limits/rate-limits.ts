import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { NhostConfig } from '../../config/config';
import type { AuthDatabase } from '../../database/tables';
import { TooManyCalls } from '../errors/auth-error';

export type RateLimitRule = 'GLOBAL' | 'BRUTE_FORCE' | 'SIGNUPS' | 'EMAIL';

export interface RateLimits {
  /**
   * Counts a call for a key: an address, an e-mail.
   *
   * @returns takes the call back, when it turned out to be a legitimate one
   * @throws TooManyCalls
   */
  count(rule: RateLimitRule, key: string): Promise<() => Promise<void>>;
}

/** Keys are hashed: people also type passwords where an e-mail is expected. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Fixed windows in the database, so that all instances count together. */
export function createRateLimits(db: AuthDatabase, config: NhostConfig, clock: () => Date): RateLimits {
  return {
    async count(rule, key) {
      if (!config.AUTH_RATE_LIMIT_ENABLE) return async () => {};
      const calls = config[`AUTH_RATE_LIMIT_${rule}_BURST`];
      const windowMs = config[`AUTH_RATE_LIMIT_${rule}_INTERVAL`] * 1000;
      const now = clock();
      const windowStart = new Date(now.getTime() - windowMs);
      const id = `${rule}:${hash(key)}`;
      const isOver = sql<boolean>`rate_limits.window_started_at <= ${windowStart}`;
      const row = await db
        .insertInto('auth.rate_limits')
        .values({ key: id, calls: 1, window_started_at: now })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            calls: sql`case when ${isOver} then 1 else least(rate_limits.calls, ${calls}) + 1 end`,
            window_started_at: sql`case when ${isOver} then ${now} else rate_limits.window_started_at end`,
          }),
        )
        .returning(['calls', 'window_started_at'])
        .executeTakeFirstOrThrow();
      if (row.calls > calls) {
        throw new TooManyCalls(Math.ceil((row.window_started_at.getTime() - windowStart.getTime()) / 1000));
      }
      return async () => {
        await db
          .updateTable('auth.rate_limits')
          .set({ calls: sql`greatest(calls - 1, 0)` })
          .where('key', '=', id)
          .execute();
      };
    },
  };
}
