import { USER_UNAUTHENTICATED, type NhostClient } from '@nhost/nhost-js';
import type { Calls } from './calls';
import { ofPayload } from './auth-failure';
import type { createRequests } from './requests';
import { fail, succeed, type Result } from './result';

export interface SecurityKey {
  readonly id: string;
  readonly nickname: string | null;
}

/** Without the token itself, which only `create` returns. Dates are in ISO 8601. */
export interface PersonalAccessToken {
  readonly id: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly metadata: Readonly<Record<string, unknown>> | null;
}

/** An account of another service that signs the user in. */
export interface LinkedProvider {
  readonly id: string;
  /** The provider's technical name. */
  readonly providerId: string;
  readonly createdAt: string;
}

export interface OpenSession {
  readonly id: string;
  readonly createdAt: string;
  /** Moves with each refresh. */
  readonly expiresAt: string;
  /** The session of this page, which `signOut` ends. Nhost's own tokens do not say which one it is. */
  readonly isCurrent: boolean;
}

const listKeys = '{ rows: authUserSecurityKeys { id nickname } }';
const removeKey = 'mutation ($id: uuid!) { removed: deleteAuthUserSecurityKey(id: $id) { id } }';
const listProviders = '{ rows: authUserProviders { id providerId createdAt } }';
const removeProvider = 'mutation ($id: uuid!) { removed: deleteAuthUserProvider(id: $id) { id } }';
const listTokens = (type: 'pat' | 'regular', columns: string) =>
  `{ rows: authRefreshTokens(where: {type: {_eq: ${type}}}, order_by: [{createdAt: desc}]) { ${columns} } }`;
const listPats = listTokens('pat', 'id createdAt expiresAt metadata');
const listSessions = listTokens('regular', 'id createdAt expiresAt');
const removeToken = 'mutation ($id: uuid!) { removed: deleteAuthRefreshToken(id: $id) { id } }';

const notFound = { code: 'not-found', status: 404, message: 'There is no such row of this user' };

/** Lists and removes what signs the user in: security keys, personal access tokens, providers and sessions. Nhost has them in GraphQL. */
export function createCredentials(
  { auth }: NhostClient,
  { whenReady }: Calls,
  { request }: ReturnType<typeof createRequests>,
) {
  async function send<Data>(query: string, variables?: Record<string, unknown>): Promise<Result<Data>> {
    const ready = await whenReady();
    if (!ready.ok) return ready;
    return auth.isAuthenticated() ? request<Data>(query, variables) : fail(ofPayload(USER_UNAUTHENTICATED));
  }
  async function list<Row>(query: string): Promise<Result<readonly Row[]>> {
    const result = await send<{ rows: Row[] }>(query);
    return result.ok ? succeed(result.value.rows) : result;
  }
  const removeBy = (query: string) => async (id: string) => {
    const result = await send<{ removed: { id: string } | null }>(query, { id });
    if (!result.ok) return result;
    return result.value.removed ? succeed(undefined) : fail(notFound);
  };

  return {
    keys: { list: () => list<SecurityKey>(listKeys), remove: removeBy(removeKey) },
    personalAccessTokens: { list: () => list<PersonalAccessToken>(listPats), remove: removeBy(removeToken) },
    linkedProviders: { list: () => list<LinkedProvider>(listProviders), remove: removeBy(removeProvider) },
    sessions: {
      /** The newest first. */
      async list(): Promise<Result<readonly OpenSession[]>> {
        const result = await list<Omit<OpenSession, 'isCurrent'>>(listSessions);
        if (!result.ok) return result;
        const { sid } = (auth.getDecodedAccessToken() ?? {}) as { sid?: unknown };
        return succeed(result.value.map((session) => ({ ...session, isCurrent: session.id === sid })));
      },
      remove: removeBy(removeToken),
    },
  };
}
