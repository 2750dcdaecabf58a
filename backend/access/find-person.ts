import type { Database } from '../database/database';

/** Who is signed in, as the login returns it; undefined for a user who is no person of the admin area. */
export async function findPerson(db: Database, authUserId: string) {
  return db
    .selectFrom('usuarios as u')
    .innerJoin('auth.users as a', 'a.id', 'u.auth_user_id')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .where('u.auth_user_id', '=', authUserId)
    .select(['u.id', 'u.nome', 'u.role_id', 'r.name as role_nome'])
    .select((eb) => eb.fn.coalesce('a.email', eb.val('')).as('email'))
    .executeTakeFirst();
}
