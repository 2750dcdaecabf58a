import type { FastifyBaseLogger } from 'fastify';
import type { SignUpOptions } from '../accounts/account-schemas';
import { findAccountByEmail, insertAccount } from '../accounts/accounts.repository';
import { decideAccount, isEmailAllowed } from '../accounts/decide-account';
import { type Account, buildAvatarUrl } from '../accounts/user-json';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';

type Recipient = Pick<Account, 'locale' | 'display_name'>;

interface TicketRequest {
  email: string;
  options: SignUpOptions;
  ticket: Pick<Account, 'ticket' | 'ticket_expires_at'>;
  send: (user: Recipient) => void;
}

/**
 * Stores a ticket with the account of an address, which is made if it has none, and sends it, both after the response: of an
 * unknown address it takes longer.
 *
 * @throws AuthError when the configuration or the account forbids it; with `AUTH_CONCEAL_ERRORS` only what is wrong with
 *   every address
 */
export async function giveTicket(
  { db, config, clock, afterResponse }: AuthContext,
  log: FastifyBaseLogger,
  { email, options, ticket, send }: TicketRequest,
): Promise<void> {
  const { roles, ...account } = decideAccount(config, options, email);

  async function findOrAdmit(): Promise<Account | undefined> {
    const found = await findAccountByEmail(db, email);
    if (found?.disabled) throw new AuthError('disabled-user');
    if (!found && config.AUTH_DISABLE_SIGNUP) throw new AuthError('signup-disabled');
    if (!found && !isEmailAllowed(config, email)) throw new AuthError('invalid-email-password');
    if (!found && config.AUTH_DISABLE_NEW_USERS) {
      await insert();
      throw new AuthError('disabled-user');
    }
    return found;
  }

  const insert = () =>
    db.transaction().execute((trx) =>
      insertAccount(
        trx,
        {
          ...account,
          email,
          avatar_url: buildAvatarUrl(config, email),
          disabled: config.AUTH_DISABLE_NEW_USERS,
          created_at: clock(),
          ...ticket,
        },
        roles,
      ),
    );

  async function update(): Promise<Recipient> {
    const users = db.updateTable('auth.users').set(ticket).where('email', '=', email).where('disabled', '=', false);
    const user = await users.returning(['locale', 'display_name']).executeTakeFirst();
    if (!user) throw new AuthError('disabled-user');
    return user;
  }

  async function store(found: Account | undefined): Promise<Recipient> {
    if (found) return update();
    try {
      await insert();
      return account;
    } catch (error) {
      // Another call with the address was first.
      if (error instanceof AuthError && error.code === 'email-already-in-use') return update();
      throw error;
    }
  }

  if (config.AUTH_CONCEAL_ERRORS) {
    return afterResponse.run(log, async () => send(await store(await findOrAdmit())));
  }
  const found = await findOrAdmit();
  afterResponse.run(log, async () => send(await store(found)));
}
