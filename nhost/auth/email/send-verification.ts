import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { email, redirectOptions } from '../accounts/account-schemas';
import { findAccountByEmail } from '../accounts/accounts.repository';
import { sendTicket } from '../accounts/send-ticket';
import { createTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { decideRedirect } from '../http/decide-redirect';
import type { ZodTypes } from '../http/zod-validation';

const body = z.strictObject({ email, options: redirectOptions });

export function addSendVerificationEmail(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, limits, redirectUrls } = context;

  app
    .withTypeProvider<ZodTypes>()
    .post('/user/email/send-verification-email', { schema: { body } }, async (request) => {
      const { email: to, options } = request.body;
      const redirectTo = decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
      await limits.count('EMAIL', to);
      const user = await findAccountByEmail(db, to);
      if (!user) throw new AuthError('invalid-email-password');
      if (user.disabled) throw new AuthError('disabled-user');
      if (user.email_verified) throw new AuthError('email-already-verified');
      const ticket = createTicket('verifyEmail', clock());
      await db.updateTable('auth.users').set(ticket).where('id', '=', user.id).execute();
      sendTicket(context, { template: 'email-verify', to, ticket: ticket.ticket, redirectTo, user });
      return 'OK';
    });
}
