import type { Migration } from 'kysely';
import * as auth from './migrations/0001-auth';
import * as authFlows from './migrations/0006-auth-flows';
import * as storage from './migrations/0009-storage';
import * as authCeremonies from './migrations/0010-auth-ceremonies';
import * as filesOfDeletedUsers from './migrations/0011-files-of-deleted-users';
import * as totpLastStep from './migrations/0012-totp-last-step';

/**
 * The migrations of the schemas `auth` and `storage`. Their numbers are taken from one sequence with those of the backend, whose list
 * includes these.
 */
export const authMigrations: Record<string, Migration> = {
  '0001-auth': auth,
  '0006-auth-flows': authFlows,
  '0009-storage': storage,
  '0010-auth-ceremonies': authCeremonies,
  '0011-files-of-deleted-users': filesOfDeletedUsers,
  '0012-totp-last-step': totpLastStep,
};
