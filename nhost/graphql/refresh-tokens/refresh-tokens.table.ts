import type { NhostOptions } from '../../auth/context';
import { lockAccount } from '../../auth/accounts/accounts.repository';
import type { AuthDatabase } from '../../database/tables';
import type { RoleCaller } from '../../roles/roles';
import { type ById, isAmong, readComparison, readPage, readUuid, readUuidComparison } from '../schema/arguments';
import type { GraphqlTable } from '../schema/table';
import { columns, fields, orders, type TokensArguments, type TokensWhere } from './refresh-token-fields';

/** Sessions and personal access tokens: users see and end their own, an admin all. `/v1/auth` opens them. */
export function createRefreshTokensTable({ clock }: Pick<NhostOptions, 'clock'>): GraphqlTable {
  const select = (trx: AuthDatabase, { access, userId }: RoleCaller) => {
    const tokens = trx.selectFrom('auth.refresh_tokens').select(columns).where('expires_at', '>', clock());
    return access === 'admin' ? tokens : tokens.where('user_id', '=', userId ?? '');
  };

  function selectWhere(trx: AuthDatabase, caller: RoleCaller, where: TokensWhere | null | undefined, path: string) {
    const ids = readUuidComparison(where?.id, `${path}.id`);
    const owners = readUuidComparison(where?.userId, `${path}.userId`);
    const types = readComparison(where?.type, `${path}.type`);
    let rows = select(trx, caller);
    if (ids) rows = rows.where((eb) => isAmong(eb, 'id', ids));
    if (owners) rows = rows.where((eb) => isAmong(eb, 'user_id', owners));
    if (types) rows = rows.where((eb) => isAmong(eb, 'type', types));
    return rows;
  }

  /** The owners are locked first, as wherever a session ends, in one order. */
  async function remove(trx: AuthDatabase, tokens: ReadonlyArray<{ id: string; userId: string }>) {
    if (tokens.length === 0) return [];
    for (const userId of [...new Set(tokens.map((token) => token.userId))].sort()) await lockAccount(trx, userId);
    const ids = tokens.map(({ id }) => id);
    return trx.deleteFrom('auth.refresh_tokens').where('id', 'in', ids).returning(columns).execute();
  }

  return {
    fieldsFor: (access) => (access === 'visitor' ? undefined : fields),

    createRootFields: (trx, caller) => ({
      async authRefreshTokens({ where, order_by, ...page }: TokensArguments) {
        const path = '$.selectionSet.authRefreshTokens.args';
        const { limit, offset } = readPage(page, path);
        let rows = selectWhere(trx, caller, where, `${path}.where`).limit(limit).offset(offset);
        for (const order of order_by ?? []) {
          for (const [column, direction] of Object.entries(order)) {
            if (direction) rows = rows.orderBy(orders[column as keyof typeof orders], direction);
          }
        }
        return rows.orderBy('created_at').orderBy('id').execute();
      },

      async authRefreshToken({ id }: ById) {
        const path = '$.selectionSet.authRefreshToken.args.id';
        return (await select(trx, caller).where('id', '=', readUuid(id, path)).executeTakeFirst()) ?? null;
      },

      async deleteAuthRefreshToken({ id }: ById) {
        const path = '$.selectionSet.deleteAuthRefreshToken.args.id';
        const tokens = await select(trx, caller).where('id', '=', readUuid(id, path)).execute();
        const [deleted] = await remove(trx, tokens);
        return deleted ?? null;
      },

      async deleteAuthRefreshTokens({ where }: { where: TokensWhere }) {
        const path = '$.selectionSet.deleteAuthRefreshTokens.args.where';
        const returning = await remove(trx, await selectWhere(trx, caller, where, path).execute());
        return { affected_rows: returning.length, returning };
      },
    }),
  };
}
