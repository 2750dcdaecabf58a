import { sql, type Kysely } from 'kysely';

/**
 * The list of users shows when each of them was last seen, so that renews its stamp. Not for the accounts of the auth service
 * that are no people of the list: each renewal of their sessions would renew it too, and wait for the same row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create function renew_users_stamp_for_person() returns trigger language plpgsql as $$
      begin
        if exists (select from public.usuarios where auth_user_id = new.id) then
          update public.users_stamp set stamp = gen_random_uuid();
        end if;
        return null;
      end $$`,
    sql`create trigger renew_users_stamp_when_seen after update of last_seen
      on auth.users for each row execute function public.renew_users_stamp_for_person()`,
  ];
  for (const statement of statements) await statement.execute(db);
}
