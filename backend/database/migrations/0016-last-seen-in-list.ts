import { sql, type Kysely } from 'kysely';

/** The list of users shows when each of them was last seen, so a login renews the list's stamp. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop trigger renew_users_stamp on auth.users`,
    sql`create trigger renew_users_stamp
      after insert or update of email, active_mfa_type, last_seen or delete or truncate
      on auth.users for each statement execute function public.renew_users_stamp()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
