import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { email, password } from '../accounts/account-schemas';
import { findAccountByEmail } from '../accounts/accounts.repository';
import type { Account } from '../accounts/user-json';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { ZodTypes } from '../http/zod-validation';
import { proveSecondFactor } from './second-factor';

const body = z.strictObject({ email, password });

export function addEmailPasswordSignIn(app: FastifyInstance, context: AuthContext): void {
  const { db, passwords, sessions, limits } = context;

  /** An unknown e-mail and a wrong password take the same steps, so neither text nor time tells which it was. */
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
