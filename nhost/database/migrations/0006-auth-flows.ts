import { sql, type Kysely } from 'kysely';

/** Tickets are looked up by value, ended sessions are swept by date, and all instances count calls together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create index users_ticket_idx on auth.users (ticket)`,
    sql`create index refresh_tokens_expires_at_idx on auth.refresh_tokens (expires_at)`,
    sql`create table auth.rate_limits (
      key text primary key,
      calls integer not null,
      window_started_at timestamptz not null
    )`,
    sql`create index rate_limits_window_started_at_idx on auth.rate_limits (window_started_at)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
