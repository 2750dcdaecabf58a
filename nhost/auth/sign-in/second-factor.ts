import type { Account } from '../accounts/user-json';
import { createTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';

/**
 * Instead of a session, a ticket that the second factor turns into one.
 *
 * @throws AuthError when the password that was checked is not the user's any more
 */
export async function proveSecondFactor({ db, clock }: AuthContext, user: Account): Promise<{ ticket: string }> {
  if (user.disabled) throw new AuthError('disabled-user');
  const ticket = createTicket('mfaTotp', clock());
  const { numUpdatedRows } = await db
    .updateTable('auth.users')
    .set(ticket)
    .where('id', '=', user.id)
    .where('password_hash', '=', user.password_hash)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AuthError('invalid-email-password');
  return { ticket: ticket.ticket };
}
