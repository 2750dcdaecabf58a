import { sql } from 'kysely';
import type { AuthDatabase } from '../../database/tables';
import type { SignUpOptions } from '../accounts/account-schemas';
import { findAccountByEmail, insertAccount } from '../accounts/accounts.repository';
import { decideNewAccount } from '../accounts/new-account';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { Profile } from './profile';

interface Identity {
  provider: string;
  profile: Profile;
}

async function findLinked(db: AuthDatabase, { provider, profile }: Identity): Promise<string | undefined> {
  const links = db.selectFrom('auth.user_providers').where('provider_id', '=', provider);
  const row = await links.where('provider_user_id', '=', profile.id).select('user_id').executeTakeFirst();
  return row?.user_id;
}

/** Whether the identity would get a new user. */
export async function isNew(db: AuthDatabase, identity: Identity): Promise<boolean> {
  const { email } = identity.profile;
  if ((await findLinked(db, identity)) !== undefined) return false;
  return email === undefined || (await findAccountByEmail(db, email)) === undefined;
}

/**
 * Lets an identity sign in as the user from now on. The provider's own tokens are not stored.
 *
 * @throws AuthError when the identity, or another one of this provider, is linked already
 */
export async function linkIdentity(trx: AuthDatabase, userId: string, { provider, profile }: Identity): Promise<void> {
  await trx
    .insertInto('auth.providers')
    .values({ id: provider })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const link = { user_id: userId, provider_id: provider, provider_user_id: profile.id, access_token: 'unset' };
  const row = await trx
    .insertInto('auth.user_providers')
    .values(link)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new AuthError('invalid-request');
}

/**
 * The user of an identity: the linked one, else the one with the same verified e-mail, else a new one, which is disabled
 * where the configuration says so.
 *
 * @throws AuthError
 */
export async function findOrCreateUser(
  context: AuthContext,
  trx: AuthDatabase,
  identity: Identity,
  options: SignUpOptions,
): Promise<{ userId: string; isDisabled: boolean }> {
  const { provider, profile } = identity;
  // Of concurrent first sign-ins with one identity, one makes the user.
  await sql`select pg_advisory_xact_lock(hashtext(${`${provider} ${profile.id}`}))`.execute(trx);
  const linked = await findLinked(trx, identity);
  if (linked !== undefined) return { userId: linked, isDisabled: false };
  const { email, isEmailVerified } = profile;
  const owner = email === undefined ? undefined : await findAccountByEmail(trx, email);
  if (owner) {
    if (!isEmailVerified) throw new AuthError('email-already-in-use');
    // The account's password may belong to another person, who signed up with this address.
    if (!owner.email_verified) throw new AuthError('unverified-user');
    await linkIdentity(trx, owner.id, identity);
    return { userId: owner.id, isDisabled: false };
  }
  const name = profile.name ?? email ?? provider;
  const locale = options?.locale ?? profile.locale;
  const { roles, account } = decideNewAccount(context, {
    ...(email === undefined ? {} : { email }),
    name,
    options: { ...options, ...(locale === undefined ? {} : { locale }) },
  });
  const userId = await insertAccount(trx, { ...account, email_verified: isEmailVerified }, roles);
  await linkIdentity(trx, userId, identity);
  return { userId, isDisabled: account.disabled };
}
