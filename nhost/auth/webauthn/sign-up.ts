import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ZodTypes } from '../../http/zod-validation';
import { email, type SignUpOptions } from '../accounts/account-schemas';
import { insertAccount } from '../accounts/accounts.repository';
import { decideNewAccount } from '../accounts/new-account';
import { createTicket, sendTicket } from '../accounts/tickets';
import type { AuthContext } from '../context';
import { requireMail } from '../email/require-mail';
import { AuthError } from '../errors/auth-error';
import { decideRedirect } from '../http/redirect-urls';
import { newCredential, nickname, webauthnSignUpOptions } from './credential-schemas';
import { createRegistration } from './registration';
import { requireWebauthn } from './require-webauthn';
import { insertKey } from './security-keys.repository';

const start = z.strictObject({ email, options: webauthnSignUpOptions });
const finish = z.strictObject({ credential: newCredential, options: webauthnSignUpOptions, nickname });

function splitNickname(options: z.output<typeof webauthnSignUpOptions>) {
  const { nickname: given, ...rest } = options ?? {};
  return { nickname: given, options: options && (rest as SignUpOptions) };
}

/** A new user with a security key instead of a password. */
export function addWebauthnSignUp(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, sessions, limits, redirectUrls, addressOf } = context;
  const registration = createRegistration(context);
  const routes = app.withTypeProvider<ZodTypes>();

  routes.post('/signup/webauthn', { schema: { body: start } }, async (request) => {
    requireWebauthn(config);
    const { email: address } = request.body;
    const { options } = splitNickname(request.body.options);
    const { account } = decideNewAccount(context, { email: address, name: address, options });
    decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
    if (config.AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED) await requireMail(context);
    await limits.count('SIGNUPS', addressOf(request));
    const data = { userId: randomUUID(), email: address, options };
    return registration.start('webauthn-sign-up', data, { name: account.display_name });
  });

  routes.post('/signup/webauthn/verify', { schema: { body: finish } }, async ({ body }) => {
    requireWebauthn(config);
    const needsVerification = config.AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED;
    if (needsVerification) await requireMail(context);
    const { key, data } = await registration.finish('webauthn-sign-up', body.credential);
    const given = splitNickname(body.options);
    const options = given.options ?? data.options;
    const { roles, account } = decideNewAccount(context, { email: data.email, name: data.email, options });
    const redirectTo = decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
    const ticket = needsVerification ? createTicket('verifyEmail', clock()) : undefined;
    const session = await db.transaction().execute(async (trx) => {
      const userId = await insertAccount(trx, { id: data.userId, ...account, ...ticket }, roles);
      await insertKey(trx, userId, key, body.nickname ?? given.nickname);
      return account.disabled || ticket ? undefined : sessions.open(trx, userId);
    });
    if (account.disabled) throw new AuthError('disabled-user');
    if (!ticket) return { session };
    sendTicket(context, { template: 'email-verify', to: data.email, ticket: ticket.ticket, redirectTo, user: account });
    return {};
  });
}
