import { Migrator, type Kysely, type Migration } from 'kysely';
import { authMigrations } from 'nhost/database/auth-migrations';
import * as usuarios from './migrations/0002-usuarios';
import * as sessions from './migrations/0003-sessions';
import * as publicSite from './migrations/0004-public-site';
import * as tallySlots from './migrations/0005-tally-slots';
import * as knownAddresses from './migrations/0007-known-addresses';
import * as rateLimits from './migrations/0008-rate-limits';
import * as sessionPairs from './migrations/0013-session-pairs';
import * as secondFactorInList from './migrations/0014-second-factor-in-list';
import * as sessionOrigins from './migrations/0015-session-origins';
import * as lastSeenInList from './migrations/0016-last-seen-in-list';

/**
 * In order, forward only: a released migration is never edited, a mistake is corrected by the next one. Those of schema
 * `auth` belong to `nhost`; one sequence numbers them all.
 */
export const migrations: Record<string, Migration> = {
  ...authMigrations,
  '0002-usuarios': usuarios,
  '0003-sessions': sessions,
  '0004-public-site': publicSite,
  '0005-tally-slots': tallySlots,
  '0007-known-addresses': knownAddresses,
  '0008-rate-limits': rateLimits,
  '0013-session-pairs': sessionPairs,
  '0014-second-factor-in-list': secondFactorInList,
  '0015-session-origins': sessionOrigins,
  '0016-last-seen-in-list': lastSeenInList,
};

/**
 * Migrates the database to `target`, or to the newest version, in one transaction unless the connection is in one already.
 * Instances that start together wait for each other.
 */
export async function migrate<T>(
  db: Kysely<T>,
  target?: string,
  { disableTransactions = false }: { disableTransactions?: boolean } = {},
): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db, provider, disableTransactions });
  const { error } = target === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(target);
  if (error) throw error;
}
