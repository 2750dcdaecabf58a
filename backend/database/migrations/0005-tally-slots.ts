import { sql, type Kysely } from 'kysely';

/** Tallies cover five minutes instead of an hour, so that a build promoted again is judged from then on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table beacon_tallies rename column hour to slot`.execute(db);
}
