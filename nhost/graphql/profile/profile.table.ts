import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { displayName, locale } from '../../auth/accounts/account-schemas';
import type { NhostOptions } from '../../auth/context';
import type { AuthDatabase, AuthUsersTable } from '../../database/tables';
import type { RoleCaller } from '../../roles/roles';
import { HasuraError } from '../errors/hasura-error';
import {
  type Comparison,
  isAmong,
  type Page,
  readComparison,
  readJson,
  readPage,
  readUuid,
  readUuidComparison,
} from '../schema/arguments';
import type { GraphqlTable } from '../schema/table';

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

const toUser = (row: Selectable<AuthUsersTable>) => ({
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

interface UserSet {
  displayName?: string | null;
  locale?: string | null;
  metadata?: unknown;
}

const limitedColumns = z.object({ displayName, locale });

/** @throws HasuraError when a value breaks the rules that sign-up has for it */
function readSet(given: UserSet | null | undefined, path: string) {
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

interface UsersWhere {
  id?: Comparison | null;
  email?: Comparison | null;
}

/** Accounts: signed-in persons see and change their own, an admin all. */
export function createProfileTable({ clock, config }: Pick<NhostOptions, 'clock' | 'config'>): GraphqlTable {
  const select = (trx: AuthDatabase, { access, userId }: RoleCaller) => {
    const users = trx.selectFrom('auth.users').selectAll();
    return access === 'admin' ? users : users.where('id', '=', userId ?? '');
  };

  return {
    fieldsFor: (access) => (access === 'visitor' ? undefined : { types, queries, mutations }),

    createRootFields: (trx, caller) => ({
      async users({ where, ...page }: Page & { where?: UsersWhere | null }) {
        const path = '$.selectionSet.users.args';
        const { limit, offset } = readPage(page, path);
        const ids = readUuidComparison(where?.id, `${path}.where.id`);
        const emails = readComparison(where?.email);
        let rows = select(trx, caller).orderBy('created_at').orderBy('id').limit(limit).offset(offset);
        if (ids) rows = rows.where((eb) => isAmong(eb, 'id', ids));
        if (emails) rows = rows.where((eb) => isAmong(eb, 'email', emails));
        return (await rows.execute()).map(toUser);
      },

      async user({ id }: { id: unknown }) {
        const own = select(trx, caller).where('id', '=', readUuid(id, '$.selectionSet.user.args.id'));
        const row = await own.executeTakeFirst();
        return row ? toUser(row) : null;
      },

      async updateUser({ pk_columns, _set }: { pk_columns: { id: unknown }; _set?: UserSet | null }) {
        const path = '$.selectionSet.updateUser.args';
        const id = readUuid(pk_columns.id, `${path}.pk_columns.id`);
        const set = readSet(_set, `${path}._set`);
        if (set.locale !== undefined && !config.AUTH_LOCALE_ALLOWED_LOCALES.includes(set.locale)) {
          throw new HasuraError('permission-error', 'locale not allowed', `${path}._set.locale`);
        }
        if (caller.access !== 'admin' && id !== caller.userId) return null;
        const row = await trx
          .updateTable('auth.users')
          .set({ ...set, updated_at: clock() })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
        return row ? toUser(row) : null;
      },
    }),
  };
}
