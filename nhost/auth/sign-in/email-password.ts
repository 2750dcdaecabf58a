import type { Account } from '../accounts/user-json';
import { createTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { email, password } from '../accounts/account-schemas';
import { findAccountByEmail } from '../accounts/accounts.repository';
import type { ZodTypes } from '../../http/zod-validation';

/**
 * Returns a ticket that the second factor exchanges for a session.
 *
 * @throws AuthError when the password that was checked is not the user's any more
 */
export async function proveSecondFactor(
  { db, clock }: Pick<AuthContext, 'db' | 'clock'>,
  user: Pick<Account, 'id' | 'disabled' | 'password_hash'>,
): Promise<{ ticket: string }> {
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

const body = z.strictObject({ email, password });

export function addEmailPasswordSignIn(app: FastifyInstance, context: AuthContext): void {
  const { db, passwords, sessions, limits } = context;

  /** An unknown e-mail and a wrong password take the same steps, so neither text nor time reveals which it was. */
  async function authenticate(address: string, presented: string): Promise<{ user: Account; passwordHash: string }> {
    const user = await findAccountByEmail(db, address);
    const passwordHash = user?.password_hash;
    const matches = await passwords.matches(presented, passwordHash);
    if (!user || !passwordHash || !matches) throw new AuthError('invalid-email-password');
    if (user.is_anonymous) throw new AuthError('forbidden-anonymous');
    return { user, passwordHash };
  }

  app.withTypeProvider<ZodTypes>().post('/signin/email-password', { schema: { body } }, async (request) => {
    const takeBack = await limits.count('BRUTE_FORCE', request.body.email);
    const { user, passwordHash } = await authenticate(request.body.email, request.body.password);
    if (user.active_mfa_type !== null) return { mfa: await proveSecondFactor(context, user) };
    const session = await db.transaction().execute((trx) => sessions.open(trx, user.id, { passwordHash }));
    await takeBack();
    return { session };
  });
}
