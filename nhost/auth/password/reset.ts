import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { email, redirectOptions } from '../accounts/account-schemas';
import { sendTicket } from '../accounts/send-ticket';
import { createTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { decideRedirect } from '../http/decide-redirect';
import type { ZodTypes } from '../http/zod-validation';

const body = z.strictObject({ email, options: redirectOptions });

/** Says OK whether or not the e-mail has an account, after the same one statement. */
export function addPasswordReset(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, limits, redirectUrls } = context;

  app.withTypeProvider<ZodTypes>().post('/user/password/reset', { schema: { body } }, async (request) => {
    const { email: to, options } = request.body;
    const redirectTo = decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
    await limits.count('EMAIL', to);
    const ticket = createTicket('passwordReset', clock());
    const user = await db
      .updateTable('auth.users')
      .set(ticket)
      .where('email', '=', to)
      .where('disabled', '=', false)
      .returning(['locale', 'display_name'])
      .executeTakeFirst();
    if (user) sendTicket(context, { template: 'password-reset', to, ticket: ticket.ticket, redirectTo, user });
    return 'OK';
  });
}
