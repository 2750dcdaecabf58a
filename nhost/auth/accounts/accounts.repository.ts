import type { Insertable } from 'kysely';
import type { AuthDatabase, AuthUsersTable } from '../../database/tables';
import { AuthError } from '../errors/auth-error';
import type { Account } from './user-json';

export async function findAccount(db: AuthDatabase, id: string): Promise<Account | undefined> {
  return db.selectFrom('auth.users').where('id', '=', id).selectAll().executeTakeFirst();
}

export async function findAccountByEmail(db: AuthDatabase, email: string): Promise<Account | undefined> {
  return db.selectFrom('auth.users').where('email', '=', email).selectAll().executeTakeFirst();
}

/** Holds the user's row until the transaction ends. */
export async function lockAccount(trx: AuthDatabase, id: string): Promise<Account | undefined> {
  return trx.selectFrom('auth.users').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst();
}

/** The user's roles, the default one included even when no row names it. */
export async function listRoles(db: AuthDatabase, { id, default_role }: Account): Promise<string[]> {
  const rows = await db.selectFrom('auth.user_roles').where('user_id', '=', id).select('role').execute();
  return [...new Set([...rows.map(({ role }) => role), default_role])].sort();
}

/** Replaces the user's roles; those that are new to the database are added to its list. */
export async function setRoles(trx: AuthDatabase, userId: string, roles: readonly string[]): Promise<void> {
  const all = roles.map((role) => ({ role }));
  await trx
    .insertInto('auth.roles')
    .values(all)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx.deleteFrom('auth.user_roles').where('user_id', '=', userId).execute();
  await trx
    .insertInto('auth.user_roles')
    .values(roles.map((role) => ({ user_id: userId, role })))
    .execute();
}

type NewAccount = Omit<Insertable<AuthUsersTable>, 'default_role'> & { default_role: string };

/** @throws AuthError `email-already-in-use` */
export async function insertAccount(trx: AuthDatabase, account: NewAccount, roles: readonly string[]): Promise<string> {
  await trx
    .insertInto('auth.roles')
    .values({ role: account.default_role })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await trx
    .insertInto('auth.users')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new AuthError('email-already-in-use');
  await setRoles(trx, row.id, roles);
  return row.id;
}
