import { AuthError, type AuthErrorCode, authErrors, isEmailTaken } from '../errors/auth-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { redirectTo } from '../accounts/account-schemas';
import { consumeTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { conceal } from '../errors/error-handler';
import { addQuery, decideRedirect } from '../http/redirect-urls';
import type { ZodTypes } from '../../http/zod-validation';

const pattern = /^(verifyEmail|passwordlessEmail|emailConfirmChange|passwordReset):[\w-]{1,100}$/;

/** What a link's ticket is for. A ticket of a second factor is not for links. @throws AuthError */
export function readTicketType(ticket: string): string {
  const type = pattern.exec(ticket)?.[1];
  if (type === undefined) throw new AuthError('invalid-ticket');
  return type;
}

const text = z.optional(z.string());
const query = z.object({ ticket: text, type: text, redirectTo });

/** Where the links of mails lead: uses up the ticket, signs the user in and sends the browser on. */
export function addVerify(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, sessions, redirectUrls } = context;

  /** Uses up the ticket and returns the refresh token of a new session. */
  async function useTicket(request: FastifyRequest, ticket: string, confirmsChange: boolean): Promise<string> {
    return db.transaction().execute(async (trx) => {
      const userId = await consumeTicket(trx, ticket, clock());
      if (userId === undefined) throw new AuthError('invalid-ticket');
      const account = trx.selectFrom('auth.users').where('id', '=', userId).select(['email', 'new_email']);
      const { email: from, new_email: to } = await account.executeTakeFirstOrThrow();
      const isChange = confirmsChange && to !== null;
      const change = trx.updateTable('auth.users').where('id', '=', userId);
      if (isChange || !confirmsChange) {
        await change.set({ email_verified: true, ...(isChange && { email: to, new_email: null }) }).execute();
      }
      if (isChange) await context.onEmailChange(trx, { step: 'confirmed', userId, from, to, request });
      return (await sessions.open(trx, userId)).refreshToken;
    });
  }

  function codeOf(error: unknown): AuthErrorCode {
    if (isEmailTaken(error)) return 'email-already-in-use';
    if (error instanceof AuthError) return error.code;
    throw error;
  }

  // No HEAD: a probe of a link would use up its ticket.
  const options = { schema: { querystring: query }, exposeHeadRoute: false };

  app.withTypeProvider<ZodTypes>().get('/verify', options, async (request, reply) => {
    const { ticket = '', redirectTo: wanted } = request.query;
    let target = config.clientUrl;
    try {
      target = decideRedirect(redirectUrls, config.clientUrl, wanted);
      const type = readTicketType(ticket);
      const refreshToken = await useTicket(request, ticket, type === 'emailConfirmChange');
      return await reply.redirect(addQuery(target, { refreshToken, type }), 302);
    } catch (error) {
      const code = conceal(codeOf(error), config.AUTH_CONCEAL_ERRORS);
      return reply.redirect(addQuery(target, { error: code, errorDescription: authErrors[code].message }), 302);
    }
  });
}
