import { randomUUID } from 'node:crypto';
import type { SessionJson } from '../auth/sessions/sessions';
import { createAuthTest } from './auth-test';

export const adminSecret = 'the admin secret of the tests, long enough';
const roles = { AUTH_USER_DEFAULT_ALLOWED_ROLES: 'me,user,editor', HASURA_GRAPHQL_ADMIN_SECRET: adminSecret };

export const asAdmin = { 'x-hasura-admin-secret': adminSecret };
export const asUser = ({ accessToken }: SessionJson) => ({ authorization: `Bearer ${accessToken}` });

/** The response to a rejected GraphQL request. */
export const rejectedWith = (code: string, message: string | RegExp, path: string | RegExp = '$') => ({
  status: 200,
  body: {
    errors: [
      {
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        extensions: { code, path: typeof path === 'string' ? path : expect.stringMatching(path) },
      },
    ],
  },
});

/** The data services where the backend mounts them, with an admin secret. */
export function createDataTest(settings: Record<string, string> = {}) {
  const auth = createAuthTest({ ...roles, ...settings });
  const { test } = auth;
  return {
    ...auth,
    graphql: (query: string, variables: object = {}, headers: Record<string, string> = {}) =>
      test.visitor.post('/v1/graphql', { query, variables }, headers),
    /** A row without content, for queries. */
    async insertFile(owner: SessionJson, file: { name?: string; bucket_id?: string; is_uploaded?: boolean } = {}) {
      const id = randomUUID();
      await test.db
        .insertInto('storage.files')
        .values({
          id,
          name: 'a.txt',
          size: 3,
          mime_type: 'text/plain',
          etag: '"e"',
          is_uploaded: true,
          uploaded_by_user_id: owner.user.id,
          metadata: null,
          created_at: test.now(),
          ...file,
        })
        .execute();
      test.passTime(1000);
      return id;
    },
  };
}
