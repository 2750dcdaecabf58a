import { AuthError } from '../errors/auth-error';
import type { AuthContext } from '../context';
import type { SignUpOptions } from './account-schemas';
import { decideAccount, isEmailAllowed } from './decide-account';
import { buildAvatarUrl } from './user-json';

interface Person {
  email?: string;
  /** The display name, unless the options have one. */
  name: string;
  options: SignUpOptions;
}

/**
 * The row and the roles of a new user, by whatever flow.
 *
 * @throws AuthError when the configuration does not admit the user
 */
export function decideNewAccount({ config, clock }: AuthContext, { email, name, options }: Person) {
  if (config.AUTH_DISABLE_SIGNUP) throw new AuthError('signup-disabled');
  if (email !== undefined && !isEmailAllowed(config, email)) throw new AuthError('invalid-email-password');
  const { roles, ...account } = decideAccount(config, options, name);
  return {
    roles,
    account: {
      ...account,
      ...(email === undefined ? {} : { email }),
      avatar_url: buildAvatarUrl(config, email ?? ''),
      disabled: config.AUTH_DISABLE_NEW_USERS,
      created_at: clock(),
    },
  };
}
