import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ZodTypes } from '../../http/zod-validation';
import { email, signUpOptions } from '../accounts/account-schemas';
import { createTicket, sendTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { requireMail } from '../email/require-mail';
import { AuthError } from '../errors/auth-error';
import { decideRedirect } from '../http/redirect-urls';
import { giveTicket } from './give-ticket';

const body = z.strictObject({ email, options: signUpOptions });

/** Mails a link that signs in, and makes the account of an address that has none. */
export function addPasswordlessEmail(app: FastifyInstance, context: AuthContext): void {
  const { config, clock, limits, redirectUrls, addressOf } = context;

  app.withTypeProvider<ZodTypes>().post('/signin/passwordless/email', { schema: { body } }, async (request) => {
    if (!config.AUTH_EMAIL_PASSWORDLESS_ENABLED) throw new AuthError('disabled-endpoint');
    const { email: to, options } = request.body;
    const redirectTo = decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
    await requireMail(context);
    await limits.countMessage('EMAIL', addressOf(request), to);
    const ticket = createTicket('passwordlessEmail', clock());
    await giveTicket(context, request.log, {
      email: to,
      options,
      ticket,
      send: (user) =>
        sendTicket(context, { template: 'signin-passwordless', to, ticket: ticket.ticket, redirectTo, user }),
    });
    return 'OK';
  });
}
