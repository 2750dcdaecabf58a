import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { ThrottleRow } from '../database/tables';
import { accountKey, groupAddress, isKnownAddress, knownAddressKey, rememberAddress } from './known-addresses';
import { decideAttempt, decideRefund, type ThrottleLimits } from './throttle.decide';

export interface Attempt {
  /** Whether the failure of this attempt locks the account for a while. */
  closesAccount: boolean;
  /**
   * Remembers the address. Clears the account's count, and removes this attempt from the address's count.
   */
  succeed(db: Database): Promise<void>;
  /** Removes this attempt from the counts: it ended without a result. */
  withdraw(db: Database): Promise<void>;
}

/**
 * Failures are counted per account and per address. A known address, which logged in to the account lately, has a count
 * of its own for the account; all other addresses share one, so guesses from elsewhere do not lock a known address.
 */
export interface Throttle {
  begin(email: string, address: string): Promise<Attempt | { retryAfter: number }>;
}

/** Inserts missing rows and locks those of both keys until the transaction ends. The order is fixed to avoid deadlocks. */
async function lockRows(db: Database, keys: readonly string[], now: Date): Promise<Map<string, ThrottleRow>> {
  const fresh = { failures: 0, waits: 0, window_started_at: now, blocked_until: null, last_attempt_at: now };
  const rows = await db
    .insertInto('login_throttle')
    .values(keys.map((key) => ({ key, ...fresh })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: sql`excluded.key` }))
    .returningAll()
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

/** One statement, because a flood of logins makes many. */
async function save(db: Database, rows: readonly ThrottleRow[]): Promise<void> {
  await db
    .insertInto('login_throttle')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        failures: eb.ref('excluded.failures'),
        window_started_at: eb.ref('excluded.window_started_at'),
        waits: eb.ref('excluded.waits'),
        blocked_until: eb.ref('excluded.blocked_until'),
        last_attempt_at: eb.ref('excluded.last_attempt_at'),
      })),
    )
    .execute();
}

export function createThrottle(
  database: Database,
  clock: () => Date,
  limits: { account: ThrottleLimits; address: ThrottleLimits },
): Throttle {
  return {
    async begin(email, address) {
      const keys = { account: accountKey(email), address: `address:${groupAddress(address)}` };
      const now = clock();
      const decisions = await database.transaction().execute(async (trx) => {
        if (await isKnownAddress(trx, email, address, now)) keys.account = knownAddressKey(email, address);
        const rows = await lockRows(trx, [keys.account, keys.address], now);
        const account = decideAttempt(rows.get(keys.account), now, limits.account);
        const fromAddress = decideAttempt(rows.get(keys.address), now, limits.address);
        if (account.allowed && fromAddress.allowed) {
          await save(trx, [
            { key: keys.account, ...account.next },
            { key: keys.address, ...fromAddress.next },
          ]);
        }
        return { account, address: fromAddress };
      });
      const waits = [decisions.account, decisions.address].flatMap((one) => (one.allowed ? [] : [one.retryAfter]));
      if (waits.length > 0) return { retryAfter: Math.max(...waits) };

      async function refund(db: Database, names: ReadonlyArray<'account' | 'address'>) {
        const rows = await lockRows(
          db,
          names.map((name) => keys[name]),
          clock(),
        );
        const refunded = names.flatMap((name) => {
          const row = rows.get(keys[name]);
          const decision = decisions[name];
          return row && decision.allowed ? [{ key: row.key, ...decideRefund(row, decision.startsWait) }] : [];
        });
        await save(db, refunded);
      }

      return {
        closesAccount: decisions.account.allowed && decisions.account.startsWait,
        withdraw: (db) => refund(db, ['account', 'address']),
        async succeed(db) {
          await db.deleteFrom('login_throttle').where('key', '=', keys.account).execute();
          await refund(db, ['address']);
          await rememberAddress(db, email, address, clock());
        },
      };
    },
  };
}
