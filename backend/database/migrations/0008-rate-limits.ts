import { sql, type Kysely } from 'kysely';

/**
 * Calls to the newsletter and beacons, in the columns and the order that `rate-limiter-flexible` writes. `expire` is in
 * milliseconds since 1970. Newsletter calls were counted among the failed logins before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table rate_limits (key text primary key, points integer not null, expire bigint)`,
    sql`create index rate_limits_expire_idx on rate_limits (expire)`,
    sql`delete from login_throttle where key like 'newsletter:%'`,
  ];
  for (const statement of statements) await statement.execute(db);
}
