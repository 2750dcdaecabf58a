import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { email, redirectOptions } from '../accounts/account-schemas';
import { findAccountByEmail } from '../accounts/accounts.repository';
import { isEmailAllowed } from '../accounts/decide-account';
import { createTicket, sendTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { decideRedirect } from '../http/redirect-urls';
import type { ZodTypes } from '../../http/zod-validation';
import { getCaller, lockCaller } from '../sessions/bearer';
import { requireMail } from './require-mail';

const change = z.strictObject({ newEmail: email, options: redirectOptions });
const verification = z.strictObject({ email, options: redirectOptions });

/** The address changes when the link that is mailed to the new one is opened. */
export function addEmailChange(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, elevation, limits, redirectUrls } = context;
  const options = { onRequest: elevation.require, schema: { body: change } };

  app.withTypeProvider<ZodTypes>().post('/user/email/change', options, async (request) => {
    const { newEmail, options: given } = request.body;
    const caller = getCaller(request);
    if (caller.isAnonymous) throw new AuthError('forbidden-anonymous');
    const redirectTo = decideRedirect(redirectUrls, config.clientUrl, given?.redirectTo);
    await requireMail(context);
    await limits.count('EMAIL', caller.userId);
    if (!isEmailAllowed(config, newEmail)) throw new AuthError('invalid-email-password');
    if (await findAccountByEmail(db, newEmail)) throw new AuthError('email-already-in-use');
    const ticket = createTicket('emailConfirmChange', clock());
    const user = await db.transaction().execute(async (trx) => {
      const locked = await lockCaller(trx, caller);
      await trx
        .updateTable('auth.users')
        .set({ ...ticket, new_email: newEmail })
        .where('id', '=', locked.id)
        .execute();
      const { id: userId, email: from } = locked;
      await context.onEmailChange(trx, { step: 'requested', userId, from, to: newEmail, request });
      return locked;
    });
    sendTicket(context, { template: 'email-confirm-change', to: newEmail, ticket: ticket.ticket, redirectTo, user });
    return 'OK';
  });
}

export function addSendVerificationEmail(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, afterResponse, limits, redirectUrls, addressOf } = context;

  async function send(to: string, redirectTo: string): Promise<void> {
    const user = await findAccountByEmail(db, to);
    if (!user) throw new AuthError('invalid-email-password');
    if (user.disabled) throw new AuthError('disabled-user');
    if (user.email_verified) throw new AuthError('email-already-verified');
    const ticket = createTicket('verifyEmail', clock());
    await db.updateTable('auth.users').set(ticket).where('id', '=', user.id).execute();
    sendTicket(context, { template: 'email-verify', to, ticket: ticket.ticket, redirectTo, user });
  }

  app
    .withTypeProvider<ZodTypes>()
    .post('/user/email/send-verification-email', { schema: { body: verification } }, async (request) => {
      const { email: to, options } = request.body;
      const redirectTo = decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
      await requireMail(context);
      await limits.countMessage('EMAIL', addressOf(request), to);
      // The protocol has a code for each reason. Concealed, they are all OK.
      if (config.AUTH_CONCEAL_ERRORS) afterResponse.run(request.log, () => send(to, redirectTo));
      else await send(to, redirectTo);
      return 'OK';
    });
}
