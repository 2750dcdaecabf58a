import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { email, signUpOptions } from '../accounts/account-schemas';
import type { AuthContext } from '../context';
import { requireMail } from '../email/require-mail';
import { AuthError } from '../errors/auth-error';
import { decideRedirect } from '../http/redirect-urls';
import type { ZodTypes } from '../../http/zod-validation';
import { giveTicket } from '../passwordless/give-ticket';

const lifetimeMs = 3_600_000;
const start = z.strictObject({ email, options: signUpOptions });
const verify = z.strictObject({ email, otp: z.string().check(z.regex(/^\d{6}$/)) });

/** Signs in by a code of six digits that is mailed. A wrong code leaves the right one valid, so guesses are counted. */
export function addOtpEmail(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, mail, sessions, limits, redirectUrls, addressOf } = context;
  const routes = app.withTypeProvider<ZodTypes>();
  const requireEnabled = () => {
    if (!config.AUTH_OTP_EMAIL_ENABLED) throw new AuthError('disabled-endpoint');
  };

  routes.post('/signin/otp/email', { schema: { body: start } }, async (request) => {
    requireEnabled();
    const { email: to, options } = request.body;
    const redirectTo = decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
    await requireMail(context);
    await limits.countMessage('EMAIL', addressOf(request), to);
    const otp = String(randomInt(1_000_000)).padStart(6, '0');
    const ticket = { ticket: otp, ticket_expires_at: new Date(clock().getTime() + lifetimeMs) };
    await giveTicket(context, request.log, {
      email: to,
      options,
      ticket,
      send: ({ locale, display_name: displayName }) =>
        mail.send({ template: 'signin-otp', to, locale, displayName, ticket: otp, redirectTo, link: '' }),
    });
    return 'OK';
  });

  routes.post('/signin/otp/email/verify', { schema: { body: verify } }, async ({ body }) => {
    requireEnabled();
    const takeBack = await limits.count('BRUTE_FORCE', body.email);
    const session = await db.transaction().execute(async (trx) => {
      const row = await trx
        .updateTable('auth.users')
        .set({ ticket: null, email_verified: true, updated_at: clock() })
        .where('email', '=', body.email)
        .where('ticket', '=', body.otp)
        .where('ticket_expires_at', '>', clock())
        .returning('id')
        .executeTakeFirst();
      if (!row) throw new AuthError('invalid-ticket');
      return sessions.open(trx, row.id);
    });
    await takeBack();
    return { session };
  });
}
