import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { email, password, signUpOptions } from '../accounts/account-schemas';
import { findAccountByEmail, setRoles } from '../accounts/accounts.repository';
import { decideAccount, isEmailAllowed } from '../accounts/decide-account';
import { createTicket, sendTicket } from '../accounts/tickets';
import { buildAvatarUrl } from '../accounts/user-json';
import type { AuthContext } from '../context';
import { requireMail } from '../email/require-mail';
import { AuthError, isEmailTaken } from '../errors/auth-error';
import { decideRedirect } from '../http/redirect-urls';
import type { ZodTypes } from '../../http/zod-validation';
import { requirePasswordLength } from '../password/password';
import { getCaller, lockCaller } from '../sessions/bearer';

const shared = { email, connection: z.optional(z.string()), options: signUpOptions };
const body = z.discriminatedUnion('signInMethod', [
  z.strictObject({ signInMethod: z.literal('email-password'), password, ...shared }),
  z.strictObject({ signInMethod: z.literal('passwordless'), ...shared }),
]);

/** Turns an anonymous user into one with an e-mail; the id and what belongs to it stay. */
export function addDeanonymize(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, passwords, sessions, bearer, limits, redirectUrls } = context;
  const options = { onRequest: bearer.require, schema: { body } };

  app.withTypeProvider<ZodTypes>().post('/user/deanonymize', options, async (request) => {
    const given = request.body;
    const caller = getCaller(request);
    if (!caller.isAnonymous) throw new AuthError('user-not-anonymous');
    if (config.AUTH_DISABLE_SIGNUP) throw new AuthError('signup-disabled');
    if (given.signInMethod === 'passwordless' && !config.AUTH_EMAIL_PASSWORDLESS_ENABLED) {
      throw new AuthError('disabled-endpoint');
    }
    const hasPassword = given.signInMethod === 'email-password';
    const needsMail = !hasPassword || config.AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED;
    if (needsMail) await requireMail(context);
    await limits.count('EMAIL', given.email);
    if (!isEmailAllowed(config, given.email)) throw new AuthError('invalid-email-password');
    const redirectTo = decideRedirect(redirectUrls, config.clientUrl, given.options?.redirectTo);
    const { roles, ...account } = decideAccount(config, given.options, given.email);
    if (hasPassword) requirePasswordLength(config, given.password);
    if (await findAccountByEmail(db, given.email)) throw new AuthError('email-already-in-use');
    const password_hash = hasPassword ? await passwords.hash(given.password) : null;
    const ticket = needsMail ? createTicket(hasPassword ? 'verifyEmail' : 'passwordlessEmail', clock()) : undefined;

    const conversion = db.transaction().execute(async (trx) => {
      const locked = await lockCaller(trx, caller);
      if (!locked.is_anonymous) throw new AuthError('user-not-anonymous');
      await setRoles(trx, locked.id, roles);
      await trx
        .updateTable('auth.users')
        .set({
          ...account,
          metadata: account.metadata ?? (locked.metadata && JSON.stringify(locked.metadata)),
          email: given.email,
          password_hash,
          avatar_url: buildAvatarUrl(config, given.email),
          is_anonymous: false,
          updated_at: clock(),
          ...ticket,
        })
        .where('id', '=', locked.id)
        .execute();
      if (ticket) await sessions.endAll(trx, locked.id);
    });
    await conversion.catch((error: unknown) => {
      throw isEmailTaken(error) ? new AuthError('email-already-in-use', undefined, { cause: error }) : error;
    });

    if (ticket) {
      const template = hasPassword ? 'email-verify' : 'signin-passwordless';
      sendTicket(context, { template, to: given.email, ticket: ticket.ticket, redirectTo, user: account });
    }
    return 'OK';
  });
}
