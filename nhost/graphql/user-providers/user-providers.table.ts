import { sql } from 'kysely';
import { lockAccount } from '../../auth/accounts/accounts.repository';
import type { NhostOptions } from '../../auth/context';
import type { Elevation } from '../../auth/sessions/elevation';
import type { AuthDatabase } from '../../database/tables';
import type { RoleCaller } from '../../roles/roles';
import { HasuraError } from '../errors/hasura-error';
import { type ById, type Page, readPage, readUuid } from '../schema/arguments';
import type { GraphqlTable, TableFields } from '../schema/table';

/** Nhost's names. Neither the provider's tokens nor its name for the person are fields. */
const fields: TableFields = {
  types: 'type authUserProviders { id: uuid! createdAt: timestamptz! providerId: String! userId: uuid! }',
  queries: 'authUserProviders(limit: Int, offset: Int): [authUserProviders!]!',
  mutations: 'deleteAuthUserProvider(id: uuid!): authUserProviders',
};
const columns = ['id', 'created_at as createdAt', 'provider_id as providerId', 'user_id as userId'] as const;

interface Options extends Pick<NhostOptions, 'config'> {
  elevation: Elevation;
}

/** Accounts of other services that sign a user in: users see and unlink their own, an admin all. `/v1/auth` links them. */
export function createUserProvidersTable({ config, elevation }: Options): GraphqlTable {
  const select = (trx: AuthDatabase, { access, userId }: RoleCaller) => {
    const links = trx.selectFrom('auth.user_providers').select(columns);
    return access === 'admin' ? links : links.where('user_id', '=', userId ?? '');
  };

  /** Whether the user can sign in without this link. Providers that are turned off do not count. */
  async function hasOtherWay(trx: AuthDatabase, userId: string, link: string): Promise<boolean> {
    const enabled = [...config.providers.values()].filter(({ isEnabled }) => isEnabled).map(({ name }) => name);
    const { rows } = await sql<{ found: boolean }>`
      select password_hash is not null
        or (${config.AUTH_EMAIL_PASSWORDLESS_ENABLED}::boolean and email is not null)
        or (${config.AUTH_WEBAUTHN_ENABLED}::boolean
          and exists (select from auth.user_security_keys where user_id = users.id))
        or exists (select from auth.user_providers
          where user_id = users.id and id <> ${link}::uuid and provider_id = any(${enabled}::text[])) as found
      from auth.users where id = ${userId}::uuid`.execute(trx);
    return rows[0]?.found === true;
  }

  return {
    fieldsFor: (access) => (access === 'visitor' ? undefined : fields),

    createRootFields: (trx, caller) => ({
      async authUserProviders(page: Page) {
        const { limit, offset } = readPage(page, '$.selectionSet.authUserProviders.args');
        return select(trx, caller).orderBy('provider_id').orderBy('id').limit(limit).offset(offset).execute();
      },

      async deleteAuthUserProvider({ id: given }: ById) {
        const path = '$.selectionSet.deleteAuthUserProvider';
        const id = readUuid(given, `${path}.args.id`);
        const link = await select(trx, caller).where('id', '=', id).executeTakeFirst();
        if (!link) return null;
        // Of two links that are removed at once, the second sees that the first is gone.
        await lockAccount(trx, link.userId);
        if (caller.access !== 'admin') {
          if (await elevation.isMissing(trx, { ...caller, userId: link.userId })) {
            throw new HasuraError('elevated-claim-required', 'elevated-claim-required', path);
          }
          if (!(await hasOtherWay(trx, link.userId, id))) {
            throw new HasuraError('last-sign-in-method', 'the user could not sign in without it', path);
          }
        }
        const links = trx.deleteFrom('auth.user_providers').where('id', '=', id);
        return (await links.returning(columns).executeTakeFirst()) ?? null;
      },
    }),
  };
}
