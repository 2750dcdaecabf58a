import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { password } from '../accounts/account-schemas';
import { consumeTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { ZodTypes } from '../http/zod-validation';
import { lockCaller } from '../sessions/lock-caller';
import { requirePasswordLength } from './password-rules';

const ticket = z.optional(z.string().check(z.regex(/^passwordReset:[\w-]{1,100}$/)));
const body = z.strictObject({ newPassword: password, ticket });

/** By access token, or by the ticket of a reset mail. Ends every other session of the user. */
export function addPasswordChange(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, passwords, sessions, bearer } = context;

  /** Before the password is hashed: a made-up ticket must not cost that much. */
  async function requireTicket(given: string): Promise<void> {
    const users = db.selectFrom('auth.users').where('ticket', '=', given).where('ticket_expires_at', '>', clock());
    if (!(await users.select('id').executeTakeFirst())) throw new AuthError('invalid-ticket');
  }

  async function requireCaller(request: FastifyRequest) {
    await bearer.identify(request);
    if (request.caller === null) throw new AuthError('invalid-request');
    return request.caller;
  }

  app.withTypeProvider<ZodTypes>().post('/user/password', { schema: { body } }, async (request) => {
    const { newPassword, ticket: given } = request.body;
    const caller = given === undefined ? await requireCaller(request) : undefined;
    if (given !== undefined) await requireTicket(given);
    requirePasswordLength(config, newPassword);
    const password_hash = await passwords.hash(newPassword);
    await db.transaction().execute(async (trx) => {
      const userId = caller ? (await lockCaller(trx, caller)).id : await consumeTicket(trx, given ?? '', clock());
      if (userId === undefined) throw new AuthError('invalid-ticket');
      const change = { password_hash, ticket: null, updated_at: clock() };
      await trx.updateTable('auth.users').set(change).where('id', '=', userId).execute();
      await sessions.endAll(trx, userId, caller?.sessionId);
    });
    return 'OK';
  });
}
