import { sql } from 'kysely';
import type { Database } from '../database/database';
import { groupAddress } from './group-address';

interface CallLimit {
  /** Counts a call; the seconds to wait when it is one too many, else `null`. */
  count(address: string): Promise<number | null>;
}

/**
 * So many calls an address and window, counted together by all instances. The counts share the table of the failed
 * logins, whose sweep forgets them.
 */
export function createCallLimit(
  db: Database,
  clock: () => Date,
  { name, calls, windowSeconds }: { name: string; calls: number; windowSeconds: number },
): CallLimit {
  return {
    async count(address) {
      const now = clock();
      const windowBegan = new Date(now.getTime() - windowSeconds * 1000);
      const key = `${name}:${groupAddress(address)}`;
      const fresh = { failures: 1, waits: 0, window_started_at: now, blocked_until: null, last_attempt_at: now };
      const isOver = sql<boolean>`login_throttle.window_started_at <= ${windowBegan}`;
      const row = await db
        .insertInto('login_throttle')
        .values({ key, ...fresh })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            failures: sql`case when ${isOver} then 1 else least(login_throttle.failures, ${calls}) + 1 end`,
            window_started_at: sql`case when ${isOver} then ${now} else login_throttle.window_started_at end`,
            last_attempt_at: now,
          }),
        )
        .returning(['failures', 'window_started_at'])
        .executeTakeFirstOrThrow();
      if (row.failures <= calls) return null;
      return Math.ceil((row.window_started_at.getTime() - windowBegan.getTime()) / 1000);
    },
  };
}
