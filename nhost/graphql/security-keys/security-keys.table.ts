import type { Elevation } from '../../auth/sessions/elevation';
import { lockAccount } from '../../auth/accounts/accounts.repository';
import type { AuthDatabase } from '../../database/tables';
import type { RoleCaller } from '../../roles/roles';
import { HasuraError } from '../errors/hasura-error';
import {
  type Comparison,
  isAmong,
  type Page,
  readPage,
  readUuid,
  readUuidComparison,
  type ById,
} from '../schema/arguments';
import type { GraphqlTable, TableFields } from '../schema/table';

const fields: TableFields = {
  types: `
    type authUserSecurityKeys { id: uuid! nickname: String userId: uuid! }
    input authUserSecurityKeys_bool_exp { id: uuid_comparison_exp userId: uuid_comparison_exp }
  `,
  queries: `
    authUserSecurityKeys(where: authUserSecurityKeys_bool_exp, limit: Int, offset: Int): [authUserSecurityKeys!]!
    authUserSecurityKey(id: uuid!): authUserSecurityKeys
  `,
  mutations: 'deleteAuthUserSecurityKey(id: uuid!): authUserSecurityKeys',
};

interface KeysArguments extends Page {
  where?: { id?: Comparison | null; userId?: Comparison | null } | null;
}

/** What can be read of a key: neither its public key nor the id that browsers know it by. */
const columns = ['id', 'nickname', 'user_id as userId'] as const;

/** Security keys: users see and delete their own, an admin all. Keys are added in `/v1/auth`. */
export function createSecurityKeysTable(elevation: Elevation): GraphqlTable {
  const select = (trx: AuthDatabase, { access, userId }: RoleCaller) => {
    const keys = trx.selectFrom('auth.user_security_keys').select(columns);
    return access === 'admin' ? keys : keys.where('user_id', '=', userId ?? '');
  };

  return {
    fieldsFor: (access) => (access === 'visitor' ? undefined : fields),

    createRootFields: (trx, caller) => ({
      async authUserSecurityKeys({ where, ...page }: KeysArguments) {
        const path = '$.selectionSet.authUserSecurityKeys.args';
        const { limit, offset } = readPage(page, path);
        const ids = readUuidComparison(where?.id, `${path}.where.id`);
        const owners = readUuidComparison(where?.userId, `${path}.where.userId`);
        let rows = select(trx, caller).orderBy('nickname').orderBy('id').limit(limit).offset(offset);
        if (ids) rows = rows.where((eb) => isAmong(eb, 'id', ids));
        if (owners) rows = rows.where((eb) => isAmong(eb, 'user_id', owners));
        return rows.execute();
      },

      async authUserSecurityKey({ id }: ById) {
        const path = '$.selectionSet.authUserSecurityKey.args.id';
        return (await select(trx, caller).where('id', '=', readUuid(id, path)).executeTakeFirst()) ?? null;
      },

      async deleteAuthUserSecurityKey({ id: given }: ById) {
        const path = '$.selectionSet.deleteAuthUserSecurityKey';
        const id = readUuid(given, `${path}.args.id`);
        const key = await select(trx, caller).where('id', '=', id).executeTakeFirst();
        if (!key) return null;
        await lockAccount(trx, key.userId);
        if (caller.access !== 'admin' && (await elevation.isMissing(trx, { ...caller, userId: key.userId }))) {
          throw new HasuraError('elevated-claim-required', 'elevated-claim-required', path);
        }
        const keys = trx.deleteFrom('auth.user_security_keys').where('id', '=', id);
        return (await keys.returning(columns).executeTakeFirst()) ?? null;
      },
    }),
  };
}
