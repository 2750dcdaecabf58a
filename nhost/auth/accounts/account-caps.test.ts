import { randomUUID } from 'node:crypto';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import { createAuthenticator } from '../../testing/authenticator';
import type { SessionJson } from '../sessions/sessions';
import { accountCaps } from './account-caps';

const { test, post, get, signUp } = createAuthTest();
const day = 86_400_000;
const later = (ms: number) => new Date(test.now().getTime() + ms);
const ten = Array.from({ length: 10 }, (_, i) => i);
const credentials = { email: 'ana@exemplo.com', password: 'Abc123' };

/** Stores tokens, each of which expires a second after the one before. */
async function insertTokens(userId: string, type: 'pat' | 'regular', count: number, expires = later(day)) {
  const tokens = Array.from({ length: count }, (_, i) => ({
    id: randomUUID(),
    user_id: userId,
    type,
    refresh_token_hash: randomUUID(),
    created_at: test.now(),
    expires_at: new Date(expires.getTime() + i * 1000),
  }));
  await test.db.insertInto('auth.refresh_tokens').values(tokens).execute();
  return tokens.map(({ id }): string => id);
}

async function listTokens(type: 'pat' | 'regular') {
  const rows = test.db.selectFrom('auth.refresh_tokens').where('type', '=', type).select('id');
  return (await rows.execute()).map(({ id }) => id);
}

/** Ten calls at once, to two instances. */
async function callTenTimes(path: string, bodyOf: (i: number) => object, token?: string) {
  const another = await test.startAnother();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return Promise.all(ten.map((i) => (i % 2 ? test.visitor : another).post(`/v1/auth${path}`, bodyOf(i), headers)));
}

const countStatuses = (all: readonly { status: number }[]) => ({
  accepted: all.filter(({ status }) => status === 200).length,
  rejected: all.filter(({ status }) => status === 409).length,
});

it('makes no more personal access tokens than a user may have, also ten at once', async () => {
  const { user, accessToken } = await signUp();
  await insertTokens(user.id, 'pat', accountCaps.personalAccessTokens - 3);
  // Those that have expired do not count, and sessions are no tokens of this kind.
  await insertTokens(user.id, 'pat', 5, new Date(test.now().getTime() - day));
  await insertTokens(user.id, 'regular', 10);
  const expiresAt = later(day).toISOString();
  const all = await callTenTimes('/pat', () => ({ expiresAt }), accessToken);
  expect(countStatuses(all)).toEqual({ accepted: 3, rejected: 7 });
  expect(await post('/pat', { expiresAt }, accessToken)).toMatchObject(
    rejectedAs(409, 'too-many-personal-access-tokens'),
  );
  const { accessToken: ofBia } = await signUp('bia@exemplo.com');
  expect(await post('/pat', { expiresAt }, ofBia)).toMatchObject({ status: 200 });
});

it('adds no more security keys than a user may have, also ten at once', async () => {
  const { user, accessToken } = await signUp();
  const keys = Array.from({ length: accountCaps.securityKeys - 3 }, () => ({
    user_id: user.id,
    credential_id: randomUUID(),
    credential_public_key: new Uint8Array([1]),
    counter: 0,
  }));
  await test.db.insertInto('auth.user_security_keys').values(keys).execute();
  const bodies: object[] = [];
  for (const _ of ten) {
    const { body } = await post('/user/webauthn/add', {}, accessToken);
    bodies.push({ credential: createAuthenticator().create(body as { challenge: string; user: { id: string } }) });
  }
  const all = await callTenTimes('/user/webauthn/verify', (i) => bodies[i] ?? {}, accessToken);
  expect(countStatuses(all)).toEqual({ accepted: 3, rejected: 7 });
  // Before the person touches a key.
  expect(await post('/user/webauthn/add', {}, accessToken)).toMatchObject(rejectedAs(409, 'too-many-security-keys'));
});

it('ends the sessions that were not refreshed for the longest time, also for ten sign-ins at once', async () => {
  const first = await signUp();
  const [oldest = '', ...others] = await insertTokens(first.user.id, 'regular', accountCaps.sessions - 1);
  const pats = await insertTokens(first.user.id, 'pat', 3);
  expect(await listTokens('regular')).toHaveLength(accountCaps.sessions);
  const { body } = await post('/signin/email-password', credentials);
  const { session } = body as { session: SessionJson };
  const left = await listTokens('regular');
  expect(left).toHaveLength(accountCaps.sessions);
  expect(left).not.toContain(oldest);
  expect(left).toEqual(expect.arrayContaining([first.refreshTokenId, session.refreshTokenId, ...others]));

  const all = await callTenTimes('/signin/email-password', () => credentials);
  expect(countStatuses(all)).toEqual({ accepted: 10, rejected: 0 });
  const now = await listTokens('regular');
  expect(now).toHaveLength(accountCaps.sessions);
  expect(now.filter((id) => others.includes(id))).toEqual(expect.arrayContaining(others.slice(10)));
  expect(await get('/user', session.accessToken)).toMatchObject({ status: 200 });
  expect((await listTokens('pat')).sort()).toEqual(pats.sort());
});
