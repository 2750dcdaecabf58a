import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { email, redirectOptions } from '../accounts/account-schemas';
import { findAccountByEmail } from '../accounts/accounts.repository';
import { isEmailAllowed } from '../accounts/decide-account';
import { sendTicket } from '../accounts/send-ticket';
import { createTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { decideRedirect } from '../http/decide-redirect';
import type { ZodTypes } from '../http/zod-validation';
import { getCaller } from '../sessions/bearer';
import { lockCaller } from '../sessions/lock-caller';

const body = z.strictObject({ newEmail: email, options: redirectOptions });

/** The address changes when the link that is mailed to the new one is opened. */
export function addEmailChange(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, bearer, limits, redirectUrls } = context;
  const options = { onRequest: bearer.require, schema: { body } };

  app.withTypeProvider<ZodTypes>().post('/user/email/change', options, async (request) => {
    const { newEmail, options: given } = request.body;
    const caller = getCaller(request);
    if (caller.isAnonymous) throw new AuthError('forbidden-anonymous');
    const redirectTo = decideRedirect(redirectUrls, config.clientUrl, given?.redirectTo);
    await limits.count('EMAIL', caller.userId);
    if (!isEmailAllowed(config, newEmail)) throw new AuthError('invalid-email-password');
    if (await findAccountByEmail(db, newEmail)) throw new AuthError('email-already-in-use');
    const ticket = createTicket('emailConfirmChange', clock());
    const user = await db.transaction().execute(async (trx) => {
      const locked = await lockCaller(trx, caller);
      const change = { ...ticket, new_email: newEmail };
      await trx.updateTable('auth.users').set(change).where('id', '=', locked.id).execute();
      return locked;
    });
    sendTicket(context, { template: 'email-confirm-change', to: newEmail, ticket: ticket.ticket, redirectTo, user });
    return 'OK';
  });
}
