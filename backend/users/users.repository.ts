import { sql } from 'kysely';
import { adminRoleId, type EditUserRequest } from '@ponte/contract/api';
import type { Database } from '../database/database';

/** Serialises what admins do to people, so that two of them cannot each remove the other's last colleague. */
export async function lockUserWrites(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('usuarios'))`.execute(trx);
}

/** Names a state of a row. `updateUser` never gives the same `updated_at` twice, so no two edits have the same version. */
const versao = sql<string>`to_hex((extract(epoch from u.updated_at) * 1000000)::bigint)`.as('versao');

export function selectUsers(db: Database) {
  return db
    .selectFrom('usuarios as u')
    .innerJoin('auth.users as a', 'a.id', 'u.auth_user_id')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .innerJoin('sites as s', 's.slug', 'u.site_slug')
    .select(['u.id', 'a.email', 'u.nome', 'u.role_id', 'r.name as role_nome', 'u.site_slug', 's.nome as site_nome'])
    .select((eb) => eb('a.active_mfa_type', 'is not', null).as('segundo_fator'))
    .select('a.last_seen as ultimo_acesso')
    .select(versao);
}

export async function findUser(trx: Database, id: number) {
  return selectUsers(trx).where('u.id', '=', id).select('u.auth_user_id').executeTakeFirst();
}

export async function isOnlyAdmin(trx: Database, id: number): Promise<boolean> {
  const admins = await trx.selectFrom('usuarios').where('role_id', '=', adminRoleId).select('id').limit(2).execute();
  return admins.length === 1 && admins[0]?.id === id;
}

/** Later than the row's own time, also when the clock stands still or goes back: versions must differ. */
const laterThanBefore = (now: Date) => sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 microsecond')`;

type Profile = Pick<EditUserRequest, 'email' | 'nome' | 'role_id' | 'site_slug'>;

export async function insertUser(trx: Database, { email, nome, role_id, site_slug }: Profile, passwordHash: string) {
  const account = await trx
    .insertInto('auth.users')
    .values({ email, display_name: nome, password_hash: passwordHash, email_verified: true, last_seen: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const roles = ['user', 'me'].map((role) => ({ user_id: account.id, role }));
  await trx.insertInto('auth.user_roles').values(roles).execute();
  return trx
    .insertInto('usuarios')
    .values({ auth_user_id: account.id, nome, role_id, site_slug })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function updateUser(
  trx: Database,
  user: { id: number; auth_user_id: string; email: string | null },
  { email, nome, role_id, site_slug }: Profile,
  passwordHash: string | undefined,
  now: Date,
): Promise<void> {
  const password = passwordHash === undefined ? {} : { password_hash: passwordHash };
  // A link that was mailed to the old address must not open the account of the new one.
  const mailed = email === user.email ? {} : { ticket: null, new_email: null };
  await trx
    .updateTable('auth.users')
    .set({ email, display_name: nome, updated_at: now, ...password, ...mailed })
    .where('id', '=', user.auth_user_id)
    .execute();
  await trx
    .updateTable('usuarios')
    .set({ nome, role_id, site_slug, updated_at: laterThanBefore(now) })
    .where('id', '=', user.id)
    .execute();
}

/** The account goes, and with it by cascade the profile, the tokens and everything that signs in. */
export async function deleteUser(trx: Database, authUserId: string): Promise<void> {
  await trx.deleteFrom('auth.users').where('id', '=', authUserId).execute();
}
