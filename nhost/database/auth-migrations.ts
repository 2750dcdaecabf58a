import type { Migration } from 'kysely';
import * as auth from './migrations/0001-auth';
import * as authFlows from './migrations/0006-auth-flows';

/**
 * The migrations of schema `auth`. Their numbers are taken from one sequence with those of the backend, whose list
 * includes these.
 */
export const authMigrations: Record<string, Migration> = {
  '0001-auth': auth,
  '0006-auth-flows': authFlows,
};
