import type { AuthDatabase } from '../../database/tables';
import { lockAccount } from '../accounts/accounts.repository';
import type { Account } from '../accounts/user-json';
import { AuthError } from '../errors/auth-error';
import type { Caller } from './bearer';

/**
 * Holds the row of the caller until the transaction ends.
 *
 * @throws AuthError when the user or the session ended after the token was checked
 */
export async function lockCaller(trx: AuthDatabase, { userId, sessionId }: Caller): Promise<Account> {
  const account = await lockAccount(trx, userId);
  if (!account || account.disabled) throw new AuthError('unauthorized');
  if (sessionId === undefined) return account;
  const session = trx.selectFrom('auth.refresh_tokens').where('id', '=', sessionId).select('id');
  if (!(await session.executeTakeFirst())) throw new AuthError('unauthorized');
  return account;
}
