import { sql, type Kysely } from 'kysely';

/**
 * What a ceremony of several calls must send back once, id tokens that were used, and the calls that are counted, in the
 * columns that `rate-limiter-flexible` writes. `expire` is in milliseconds since 1970. Counts start anew.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table auth.challenges (
      challenge text primary key,
      purpose text not null,
      data jsonb not null,
      expires_at timestamptz not null
    )`,
    sql`create index challenges_expires_at_idx on auth.challenges (expires_at)`,
    sql`create table auth.used_id_tokens (hash text primary key, expires_at timestamptz not null)`,
    sql`create index used_id_tokens_expires_at_idx on auth.used_id_tokens (expires_at)`,
    sql`create index user_security_keys_user_id_idx on auth.user_security_keys (user_id)`,
    sql`drop table auth.rate_limits`,
    sql`create table auth.rate_limits (key text primary key, points integer not null, expire bigint)`,
    sql`create index rate_limits_expire_idx on auth.rate_limits (expire)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
