import { sql, type Kysely } from 'kysely';

/** The list of users shows who has a second factor, so a change of it renews the list's stamp. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`drop trigger renew_users_stamp on auth.users`,
    sql`create trigger renew_users_stamp after insert or update of email, active_mfa_type or delete or truncate
      on auth.users for each statement execute function public.renew_users_stamp()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
