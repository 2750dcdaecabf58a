import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';

/**
 * Called before the address is looked up, by each call that may send a mail, so that the person is told of a mail server that
 * is down, and the response says nothing of the account.
 *
 * @throws AuthError `cannot-send-email`
 */
export async function requireMail({ mail }: Pick<AuthContext, 'mail'>): Promise<void> {
  if (!(await mail.isAvailable())) throw new AuthError('cannot-send-email');
}
