import { email, type SignUpOptions, signUpOptions } from '../accounts/account-schemas';
import { findAccountByEmail, insertAccount } from '../accounts/accounts.repository';
import { decideAccount, isEmailAllowed } from '../accounts/decide-account';
import { type Account, buildAvatarUrl } from '../accounts/user-json';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createTicket, sendTicket } from '../accounts/tickets';
import { decideRedirect } from '../http/redirect-urls';
import type { ZodTypes } from '../../http/zod-validation';

interface Request {
  email: string;
  options: SignUpOptions;
  ticket: Pick<Account, 'ticket' | 'ticket_expires_at'>;
}

/** Stores a ticket with the account of an address, which is made if it has none. */
export async function giveTicket(
  { db, config, clock }: AuthContext,
  { email, options, ticket }: Request,
): Promise<Pick<Account, 'locale' | 'display_name'>> {
  const found = await findAccountByEmail(db, email);
  if (found) {
    if (found.disabled) throw new AuthError('disabled-user');
    await db.updateTable('auth.users').set(ticket).where('id', '=', found.id).execute();
    return found;
  }
  if (config.AUTH_DISABLE_SIGNUP) throw new AuthError('signup-disabled');
  if (!isEmailAllowed(config, email)) throw new AuthError('invalid-email-password');
  const { roles, ...account } = decideAccount(config, options, email);
  const fresh = {
    ...account,
    email,
    avatar_url: buildAvatarUrl(config, email),
    disabled: config.AUTH_DISABLE_NEW_USERS,
    created_at: clock(),
    ...ticket,
  };
  await db.transaction().execute((trx) => insertAccount(trx, fresh, roles));
  if (fresh.disabled) throw new AuthError('disabled-user');
  return account;
}

const body = z.strictObject({ email, options: signUpOptions });

/** Mails a link that signs in, and makes the account of an address that has none. */
export function addPasswordlessEmail(app: FastifyInstance, context: AuthContext): void {
  const { config, clock, limits, redirectUrls, addressOf } = context;

  app.withTypeProvider<ZodTypes>().post('/signin/passwordless/email', { schema: { body } }, async (request) => {
    if (!config.AUTH_EMAIL_PASSWORDLESS_ENABLED) throw new AuthError('disabled-endpoint');
    const { email: to, options } = request.body;
    const redirectTo = decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
    await limits.countMessage('EMAIL', addressOf(request), to);
    const ticket = createTicket('passwordlessEmail', clock());
    const user = await giveTicket(context, { email: to, options, ticket });
    sendTicket(context, { template: 'signin-passwordless', to, ticket: ticket.ticket, redirectTo, user });
    return 'OK';
  });
}
