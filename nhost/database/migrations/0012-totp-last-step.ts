import { sql, type Kysely } from 'kysely';

/** The half minute, counted since 1970, of the last code of a second factor that was accepted: no code counts twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth.users add column totp_last_step integer`.execute(db);
}
