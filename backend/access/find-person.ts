import type { SignedInUser } from '@ponte/contract/api-responses';
import type { Database } from '../database/database';
import { readPhotoId } from './photo-id';

type Person = SignedInUser & { email: string; role_id: number };

/** Who is signed in, as the login returns it; undefined for a user who is no person of the admin area. */
export async function findPerson(db: Database, authUserId: string): Promise<Person | undefined> {
  const row = await db
    .selectFrom('usuarios as u')
    .innerJoin('auth.users as a', 'a.id', 'u.auth_user_id')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .where('u.auth_user_id', '=', authUserId)
    .select(['u.id', 'u.nome', 'u.role_id', 'r.name as role_nome', 'a.avatar_url'])
    .select((eb) => eb.fn.coalesce('a.email', eb.val('')).as('email'))
    .executeTakeFirst();
  if (!row) return undefined;
  const { avatar_url, ...person } = row;
  const foto = readPhotoId(avatar_url);
  return foto === undefined ? person : { ...person, foto };
}
