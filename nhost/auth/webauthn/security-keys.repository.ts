import type { Selectable } from 'kysely';
import type { AuthDatabase, AuthTables } from '../../database/tables';
import { accountCaps } from '../accounts/account-caps';
import { AuthError } from '../errors/auth-error';

export type SecurityKey = Selectable<AuthTables['auth.user_security_keys']>;
export type NewSecurityKey = Pick<SecurityKey, 'credential_id' | 'credential_public_key'> & { counter: number };

export async function listKeyIds(db: AuthDatabase, userId: string): Promise<string[]> {
  const keys = db.selectFrom('auth.user_security_keys').where('user_id', '=', userId);
  const rows = await keys.select('credential_id').orderBy('id').execute();
  return rows.map(({ credential_id }) => credential_id);
}

export async function findKey(db: AuthDatabase, credentialId: string): Promise<SecurityKey | undefined> {
  return db
    .selectFrom('auth.user_security_keys')
    .where('credential_id', '=', credentialId)
    .selectAll()
    .executeTakeFirst();
}

/** @throws AuthError when the user has as many keys as a user may have */
export async function requireRoomForKey(db: AuthDatabase, userId: string): Promise<void> {
  const keyIds = await listKeyIds(db, userId);
  if (keyIds.length >= accountCaps.securityKeys) throw new AuthError('too-many-security-keys');
}

/** @throws AuthError when the key belongs to a user already */
export async function insertKey(
  trx: AuthDatabase,
  userId: string,
  key: NewSecurityKey,
  nickname: string | undefined,
): Promise<string> {
  const row = await trx
    .insertInto('auth.user_security_keys')
    .values({ ...key, user_id: userId, nickname: nickname ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new AuthError('invalid-request');
  return row.id;
}

/**
 * Stores how often the key has signed. A copied key falls behind its original and is rejected.
 *
 * @throws AuthError when the key was removed, or used by another call, since it was read
 */
export async function countUse(trx: AuthDatabase, key: SecurityKey, counter: number): Promise<void> {
  const updated = await trx
    .updateTable('auth.user_security_keys')
    .set({ counter })
    .where('id', '=', key.id)
    .where('counter', '=', Number(key.counter))
    .returning('id')
    .executeTakeFirst();
  if (!updated) throw new AuthError('invalid-request');
}
