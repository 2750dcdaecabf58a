import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { displayName, locale } from '../../auth/accounts/account-schemas';
import type { AuthUsersTable } from '../../database/tables';
import { HasuraError } from '../errors/hasura-error';
import { readJson } from '../schema/arguments';
import type { TableFields } from '../schema/table';

const types = `
  type users {
    id: uuid! createdAt: timestamptz! updatedAt: timestamptz! lastSeen: timestamptz
    displayName: String! avatarUrl: String! locale: String! email: citext phoneNumber: String
    emailVerified: Boolean! phoneNumberVerified: Boolean! isAnonymous: Boolean! disabled: Boolean!
    defaultRole: String! activeMfaType: String metadata: jsonb
  }
  input users_bool_exp { id: uuid_comparison_exp email: citext_comparison_exp }
  input users_pk_columns_input { id: uuid! }
  input users_set_input { displayName: String locale: String metadata: jsonb }
`;
const queries = `
  users(where: users_bool_exp, limit: Int, offset: Int): [users!]!
  user(id: uuid!): users
`;
const mutations = 'updateUser(pk_columns: users_pk_columns_input!, _set: users_set_input): users';

export const fields: TableFields = { types, queries, mutations };

export const toUser = (row: Selectable<AuthUsersTable>) => ({
  id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastSeen: row.last_seen,
  displayName: row.display_name,
  avatarUrl: row.avatar_url,
  locale: row.locale,
  email: row.email,
  phoneNumber: row.phone_number,
  emailVerified: row.email_verified,
  phoneNumberVerified: row.phone_number_verified,
  isAnonymous: row.is_anonymous,
  disabled: row.disabled,
  defaultRole: row.default_role,
  activeMfaType: row.active_mfa_type,
  metadata: row.metadata,
});

export interface UserSet {
  displayName?: string | null;
  locale?: string | null;
  metadata?: unknown;
}

const limitedColumns = z.object({ displayName, locale });

/** @throws HasuraError when a value breaks the rules that sign-up has for it */
export function readSet(given: UserSet | null | undefined, path: string) {
  const { metadata, ...set } = given ?? {};
  const columns = limitedColumns.safeParse(set);
  if (!columns.success) {
    throw new HasuraError('permission-error', 'check constraint of an insert/update permission has failed', path);
  }
  const { displayName: display_name, locale: language } = columns.data;
  return {
    ...(display_name === undefined ? {} : { display_name }),
    ...(language === undefined ? {} : { locale: language }),
    ...(metadata === undefined ? {} : { metadata: readJson(metadata, path) }),
  };
}
