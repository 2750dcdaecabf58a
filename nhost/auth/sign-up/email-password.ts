import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { email, password, signUpOptions } from '../accounts/account-schemas';
import { insertAccount } from '../accounts/accounts.repository';
import { decideAccount, isEmailAllowed } from '../accounts/decide-account';
import { createTicket, sendTicket } from '../accounts/tickets';
import { buildAvatarUrl } from '../accounts/user-json';
import type { AuthContext } from '../context';
import { requireMail } from '../email/require-mail';
import { AuthError } from '../errors/auth-error';
import { decideRedirect } from '../http/redirect-urls';
import type { ZodTypes } from '../../http/zod-validation';
import { requirePasswordLength } from '../password/password';

const body = z.strictObject({ email, password, options: signUpOptions });

export function addEmailPasswordSignUp(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, passwords, sessions, limits, redirectUrls, addressOf } = context;

  app.withTypeProvider<ZodTypes>().post('/signup/email-password', { schema: { body } }, async (request) => {
    const { email: address, password: chosen, options } = request.body;
    if (config.AUTH_DISABLE_SIGNUP) throw new AuthError('signup-disabled');
    await limits.count('SIGNUPS', addressOf(request));
    if (!isEmailAllowed(config, address)) throw new AuthError('invalid-email-password');
    const redirectTo = decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
    const { roles, ...account } = decideAccount(config, options, address);
    requirePasswordLength(config, chosen);

    const needsVerification = config.AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED;
    if (needsVerification) await requireMail(context);
    const ticket = needsVerification ? createTicket('verifyEmail', clock()) : undefined;
    const password_hash = await passwords.hash(chosen);
    const session = await db.transaction().execute(async (trx) => {
      const userId = await insertAccount(
        trx,
        {
          ...account,
          email: address,
          password_hash,
          avatar_url: buildAvatarUrl(config, address),
          disabled: config.AUTH_DISABLE_NEW_USERS,
          created_at: clock(),
          ...ticket,
        },
        roles,
      );
      return config.AUTH_DISABLE_NEW_USERS || ticket ? undefined : sessions.open(trx, userId);
    });

    if (config.AUTH_DISABLE_NEW_USERS) throw new AuthError('disabled-user');
    if (!ticket) return { session };
    sendTicket(context, { template: 'email-verify', to: address, ticket: ticket.ticket, redirectTo, user: account });
    return {};
  });
}
