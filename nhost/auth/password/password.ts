import type { NhostConfig } from '../../config/config';
import { AuthError } from '../errors/auth-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { email, password, redirectOptions } from '../accounts/account-schemas';
import { consumeTicket, createTicket, findByTicket, sendTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { requireMail } from '../email/require-mail';
import type { ZodTypes } from '../../http/zod-validation';
import { lockCaller } from '../sessions/bearer';
import { decideRedirect } from '../http/redirect-urls';

/** The rule of this server, beyond what the schema of every password says. */
export function requirePasswordLength(config: NhostConfig, password: string): void {
  if ([...password].length < config.passwordMinLength) throw new AuthError('password-too-short');
}

const ticket = z.optional(z.string().check(z.regex(/^passwordReset:[\w-]{1,100}$/)));
const change = z.strictObject({ newPassword: password, ticket });
const reset = z.strictObject({ email, options: redirectOptions });

/** By access token, or by the ticket of a reset mail. Ends every other session of the user. */
export function addPasswordChange(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, passwords, sessions, bearer, elevation } = context;

  /** Before the password is hashed: a made-up ticket must not cost that much. */
  async function requireTicket(given: string): Promise<void> {
    if (!(await findByTicket(db, given, clock()))) throw new AuthError('invalid-ticket');
  }

  async function requireCaller(request: FastifyRequest) {
    await bearer.identify(request);
    const { caller } = request;
    if (caller === null) throw new AuthError('invalid-request');
    await elevation.requireFor(db, caller);
    return caller;
  }

  app.withTypeProvider<ZodTypes>().post('/user/password', { schema: { body: change } }, async (request) => {
    const { newPassword, ticket: given } = request.body;
    const caller = given === undefined ? await requireCaller(request) : undefined;
    if (given !== undefined) await requireTicket(given);
    requirePasswordLength(config, newPassword);
    const password_hash = await passwords.hash(newPassword);
    await db.transaction().execute(async (trx) => {
      const userId = caller ? (await lockCaller(trx, caller)).id : await consumeTicket(trx, given ?? '', clock());
      if (userId === undefined) throw new AuthError('invalid-ticket');
      const changed = { password_hash, ticket: null, updated_at: clock() };
      await trx.updateTable('auth.users').set(changed).where('id', '=', userId).execute();
      await sessions.endAll(trx, userId, caller?.sessionId);
    });
    return 'OK';
  });
}

/** Responds OK whether or not the e-mail has an account, and looks it up afterwards. */
export function addPasswordReset(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, afterResponse, limits, redirectUrls, addressOf } = context;

  app.withTypeProvider<ZodTypes>().post('/user/password/reset', { schema: { body: reset } }, async (request) => {
    const { email: to, options } = request.body;
    const redirectTo = decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
    await requireMail(context);
    await limits.countMessage('EMAIL', addressOf(request), to);
    const ticket = createTicket('passwordReset', clock());
    afterResponse.run(request.log, async () => {
      const user = await db
        .updateTable('auth.users')
        .set(ticket)
        .where('email', '=', to)
        .where('disabled', '=', false)
        .returning(['locale', 'display_name'])
        .executeTakeFirst();
      if (user) sendTicket(context, { template: 'password-reset', to, ticket: ticket.ticket, redirectTo, user });
    });
    return 'OK';
  });
}
