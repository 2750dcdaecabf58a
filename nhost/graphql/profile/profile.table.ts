import type { NhostOptions } from '../../auth/context';
import type { AuthDatabase } from '../../database/tables';
import type { RoleCaller } from '../../roles/roles';
import { HasuraError } from '../errors/hasura-error';
import {
  type Comparison,
  isAmong,
  type Page,
  readComparison,
  readPage,
  readUuid,
  readUuidComparison,
} from '../schema/arguments';
import type { GraphqlTable } from '../schema/table';
import { fields, readSet, toUser, type UserSet } from './user-fields';

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
    fieldsFor: (access) => (access === 'visitor' ? undefined : fields),

    createRootFields: (trx, caller) => ({
      async users({ where, ...page }: Page & { where?: UsersWhere | null }) {
        const path = '$.selectionSet.users.args';
        const { limit, offset } = readPage(page, path);
        const ids = readUuidComparison(where?.id, `${path}.where.id`);
        const emails = readComparison(where?.email, `${path}.where.email`);
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
