import { decodeJwt } from 'jose';
import * as z from 'zod';
import { CheckFailed, expectStatus, readAs } from './calls';
import { type Check, requireSession, session } from './check';

const sessionResponse = z.object({ session });
const claimsKey = 'https://hasura.io/jwt/claims';
const claims = z.object({
  'x-hasura-user-id': z.string(),
  'x-hasura-default-role': z.string(),
  'x-hasura-allowed-roles': z.array(z.string()),
});
const error = z.object({ error: z.string() });

/** The account service; its session is what the other checks use. */
export const authChecks: readonly Check[] = [
  {
    name: 'auth responds',
    run: async ({ call }) => expectStatus(await call('/auth/healthz'), 200),
  },
  {
    name: 'auth says its version',
    run: async ({ call }) => void readAs(await call('/auth/version'), z.object({ version: z.string() })),
  },
  {
    name: 'auth lists its public keys',
    run: async ({ call }) => void readAs(await call('/auth/.well-known/jwks.json'), z.object({ keys: z.unknown() })),
  },
  {
    name: 'a visitor signs up',
    async run(visit) {
      const response = await visit.call('/auth/signup/email-password', { json: visit.account });
      const { session: opened } = readAs(response, z.object({ session: z.nullable(session) }));
      if (!opened)
        throw new CheckFailed('no session: e-mails must be verified first, so the checks need another account');
      visit.session = opened;
    },
  },
  {
    name: 'a wrong password is rejected',
    async run(visit) {
      requireSession(visit);
      const json = { ...visit.account, password: 'not the password' };
      const rejected = readAs(await visit.call('/auth/signin/email-password', { json }), error, 401);
      if (rejected.error !== 'invalid-email-password') throw new CheckFailed(`the error is ${rejected.error}`);
    },
  },
  {
    name: 'the right password opens a session',
    async run(visit) {
      const { user } = requireSession(visit);
      const response = await visit.call('/auth/signin/email-password', { json: visit.account });
      visit.session = readAs(response, sessionResponse).session;
      if (visit.session.user.id !== user.id) throw new CheckFailed('another user signed in');
    },
  },
  {
    name: 'the access token has the claims that Hasura reads',
    async run(visit) {
      const { accessToken, user } = requireSession(visit);
      const received = claims.safeParse(decode(accessToken)[claimsKey]);
      if (!received.success) throw new CheckFailed(`${claimsKey}: ${z.prettifyError(received.error)}`);
      if (received.data['x-hasura-user-id'] !== user.id) throw new CheckFailed('x-hasura-user-id is not of the user');
    },
  },
  {
    name: 'a refresh token is good for one refresh',
    async run(visit) {
      const { refreshToken } = requireSession(visit);
      visit.session = readAs(await visit.call('/auth/token', { json: { refreshToken } }), session);
      expectStatus(await visit.call('/auth/token', { json: { refreshToken } }), 401);
    },
  },
  {
    name: 'the user reads the own account',
    async run(visit) {
      const { accessToken: token, user } = requireSession(visit);
      const { email } = readAs(await visit.call('/auth/user', { token }), z.object({ email: z.string() }));
      if (email !== user.email) throw new CheckFailed('it is another account');
    },
  },
];

/** Comes last. */
export const signOutCheck: Check = {
  name: 'a sign-out ends the session',
  async run(visit) {
    const { refreshToken } = requireSession(visit);
    expectStatus(await visit.call('/auth/signout', { json: { refreshToken, all: false } }), 200);
    expectStatus(await visit.call('/auth/token', { json: { refreshToken } }), 401);
  },
};

function decode(token: string): Record<string, unknown> {
  try {
    return decodeJwt(token);
  } catch {
    throw new CheckFailed('it is not a JSON Web Token');
  }
}
