import type { StubResponse } from './network';
import { bia, createToken } from './people';

/** What the auth service responds to the calls that open a session for a person who is signed in. */
export const accountSession: Record<string, StubResponse> = {
  'POST /sessao/nhost': { json: { refreshToken: '7f4a8a52-3f6c-4be5-9c2a-14b3a0f9b9f1' } },
  'POST /v1/auth/token': { json: createSession() },
  'POST /v1/auth/signout': { json: 'OK' },
};

function createSession(email = bia.email) {
  const user = {
    id: '0b1f7c9e-8f0c-4a3e-9a4c-5f1d2a7b6c10',
    email,
    displayName: 'Bia',
    avatarUrl: '',
    createdAt: '2026-03-02T12:00:00.000Z',
    defaultRole: 'user',
    emailVerified: true,
    isAnonymous: false,
    locale: 'pt',
    metadata: null,
    phoneNumberVerified: false,
    roles: ['me', 'user'],
    activeMfaType: null,
  };
  const id = '5e0bee12-9907-476e-882b-1678a0deed28';
  // The client asks GraphQL only with a token that has not expired.
  const accessToken = createToken(Date.parse('2999-01-01') / 1000);
  return { accessToken, accessTokenExpiresIn: 900, refreshToken: id, refreshTokenId: id, user };
}

/** What the link of a mail adds to the URL of the page, and that of one that was used before. */
export const links = {
  reset: 'refreshToken=7f4a8a52-3f6c-4be5-9c2a-14b3a0f9b9f1&type=passwordReset',
  signIn: 'refreshToken=7f4a8a52-3f6c-4be5-9c2a-14b3a0f9b9f1&type=signinPasswordless',
  used: 'error=invalid-ticket&errorDescription=Invalid+ticket',
};

/** The service's rejection of a call. */
export const rejectedAs = (error: string, status = 401): StubResponse => ({
  status,
  json: { error, status, message: error },
});
