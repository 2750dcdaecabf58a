import type { SamplePerson } from 'fixtures/people';
import { sql } from 'kysely';
import type { Database } from '../database/database';

/** Many people in two statements, all with one password's hash: hashing thousands would take minutes. */
export async function insertPeople(db: Database, people: readonly SamplePerson[], passwordHash: string): Promise<void> {
  const rows = JSON.stringify(people);
  await sql`
    with given as (
      select *, gen_random_uuid() as account
      from json_to_recordset(${rows}::json) as g(email text, nome text, role_id integer, site_slug text)
    ), accounts as (
      insert into auth.users (id, email, display_name, password_hash, email_verified)
      select account, email, nome, ${passwordHash}, true from given
    )
    insert into usuarios (auth_user_id, nome, role_id, site_slug)
    select account, nome, role_id, site_slug from given order by email`.execute(db);
}
