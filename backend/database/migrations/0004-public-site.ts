import { sql, type Kysely } from 'kysely';

/** What the public pages write: newsletter addresses, and tallies of parts that failed (no personal data). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table newsletter (
      id uuid primary key default gen_random_uuid(),
      email citext not null constraint newsletter_email_key unique check (char_length(email::text) <= 254),
      created_at timestamptz not null default now()
    )`,
    sql`create table beacon_tallies (
      hour timestamptz not null,
      remote text not null,
      build text not null,
      phase text not null,
      kind text not null,
      count integer not null,
      primary key (hour, remote, build, phase, kind)
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
