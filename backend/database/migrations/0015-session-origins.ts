import { sql, type Kysely } from 'kysely';

/** Where and with what a session was opened, so that its owner recognises it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session_tokens add column address text, add column agent text`.execute(db);
}
