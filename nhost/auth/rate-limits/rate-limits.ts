import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { NhostConfig } from '../../config/config';
import type { AuthDatabase } from '../../database/tables';
import { TooManyCalls } from '../errors/auth-error';

const rules = ['GLOBAL', 'BRUTE_FORCE', 'SIGNUPS', 'EMAIL', 'SMS'] as const;
export type RateLimitRule = (typeof rules)[number];

export interface RateLimits {
  /**
   * Counts a call for a key: an address, an e-mail.
   *
   * @returns takes the call back, when it turned out to be a legitimate one
   * @throws TooManyCalls
   */
  count(rule: RateLimitRule, key: string): Promise<() => Promise<void>>;
  /**
   * Counts a mail or a message to a phone by the caller's address, and then by its recipient: a caller may not send to many
   * strangers, or use up what a recipient gets from others.
   *
   * @throws TooManyCalls
   */
  countMessage(rule: 'EMAIL' | 'SMS', by: string, to: string): Promise<void>;
}

/** Keys are hashed: people also type passwords where an e-mail is expected. */
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** What the library calls on a client of `pg`, over either engine. */
const clientOf = (db: AuthDatabase) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

/** Fixed windows in the table `auth.rate_limits`, so that all instances count together. `sweepAuth` deletes expired rows. */
export function createRateLimits(db: AuthDatabase, config: NhostConfig): RateLimits {
  const limiters = Object.fromEntries(
    rules.map((rule) => [
      rule,
      new RateLimiterPostgres({
        storeClient: clientOf(db),
        storeType: 'client',
        schemaName: 'auth',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: rule,
        points: config[`AUTH_RATE_LIMIT_${rule}_BURST`],
        duration: config[`AUTH_RATE_LIMIT_${rule}_INTERVAL`],
      }),
    ]),
  ) as Record<RateLimitRule, RateLimiterPostgres>;

  const count: RateLimits['count'] = async (rule, key) => {
    if (!config.AUTH_RATE_LIMIT_ENABLE) return async () => {};
    const id = hash(key);
    try {
      await limiters[rule].consume(id);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw new TooManyCalls(Math.ceil(reason.msBeforeNext / 1000));
      throw reason;
    }
    return async () => void (await limiters[rule].reward(id));
  };

  return {
    count,
    async countMessage(rule, by, to) {
      await count(rule, `by ${by}`);
      await count(rule, to);
    },
  };
}
