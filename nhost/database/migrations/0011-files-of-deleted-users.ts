import { sql, type Kysely } from 'kysely';

/**
 * Hides the files of a deleted user in the transaction that deletes the user, whatever deletes it, so that the next sweep
 * removes contents and rows. The date makes it wait for nothing, except for an upload that is under way. The statement at
 * the end does so for users who were deleted before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const hide = sql`update storage.files
    set is_uploaded = false,
      uploaded_by_user_id = null,
      updated_at = case when is_uploaded then 'epoch' else updated_at end`;
  const statements = [
    sql`create function storage.hide_files_of_deleted_users() returns trigger language plpgsql as $$
      begin
        ${hide} where uploaded_by_user_id in (select id from deleted_users);
        return null;
      end
    $$`,
    sql`create trigger hide_files_of_deleted_users after delete on auth.users
      referencing old table as deleted_users
      for each statement execute function storage.hide_files_of_deleted_users()`,
    sql`${hide} where uploaded_by_user_id is not null
      and not exists (select from auth.users where users.id = files.uploaded_by_user_id)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
