import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import { type OidcProvider, startOidcProvider } from '../../testing/oidc-provider';
import type { SessionJson } from '../sessions/sessions';

let provider: OidcProvider;
const { test, post, signUp } = createAuthTest({}, async () => {
  provider = await startOidcProvider();
  return {
    AUTH_PROVIDER_GOOGLE_ISSUER: provider.issuer,
    AUTH_PROVIDER_GOOGLE_AUDIENCE: 'app,ponte',
    AUTH_PROVIDER_LOST_ISSUER: 'http://127.0.0.1:1',
    AUTH_PROVIDER_LOST_AUDIENCE: 'ponte',
  };
});
afterAll(() => provider.stop());

const ana = { sub: 'ana-1', email: 'ana@exemplo.com', email_verified: true, name: 'Ana' };
const signIn = async (claims: JWTPayload, more: object = {}) =>
  post('/signin/idtoken', { provider: 'google', idToken: await provider.signIdToken(claims), ...more });
const userOf = (body: unknown) => (body as { session: SessionJson }).session.user;
const invalidRequest = rejectedAs(400, 'invalid-request');

it('signs up, and in again as the same user', async () => {
  const first = await signIn(ana, { options: { locale: 'pt' } });
  expect(userOf(first.body)).toMatchObject({ email: ana.email, emailVerified: true, displayName: 'Ana', locale: 'pt' });
  const again = await signIn({ ...ana, email: 'new@exemplo.com', jti: 'another' });
  expect(userOf(again.body)).toMatchObject({ id: userOf(first.body).id, email: ana.email });
});

it('takes a token once, also when it comes ten times at once or is spelled in another way', async () => {
  const idToken = await provider.signIdToken(ana);
  const call = (token = idToken) => post('/signin/idtoken', { provider: 'google', idToken: token });
  const all = await Promise.all(Array.from({ length: 10 }, () => call()));
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  expect(await call(`${idToken}=`)).toMatchObject(invalidRequest);
  expect(await test.db.selectFrom('auth.user_providers').select('id').execute()).toHaveLength(1);
});

it('requires the nonce whose hash the token has', async () => {
  const nonce = createHash('sha256').update('a nonce').digest('hex');
  expect(await signIn({ ...ana, nonce })).toMatchObject(invalidRequest);
  expect(await signIn({ ...ana, nonce }, { nonce: 'another' })).toMatchObject(invalidRequest);
  expect(await signIn({ ...ana, nonce }, { nonce: 'a nonce' })).toMatchObject({ status: 200 });
});

const past = Date.parse('2026-03-02T12:00:00.000Z') / 1000;
it.each<[string, JWTPayload]>([
  ['of another provider', { iss: 'https://evil.example' }],
  ['for another client', { aud: 'another' }],
  ['that expired', { exp: past - 1 }],
  ['that is not valid yet', { nbf: past + 3600 }],
  ['without a person', { sub: '' }],
  ['whose person has an id that cannot be stored', { sub: 'a\0b' }],
])('rejects a token %s', async (_name, claims) => {
  const { status, body } = await signIn({ ...ana, ...claims });
  expect([status, body]).toEqual([400, expect.objectContaining({ status: 400 })]);
});

it('rejects a token with another key, another algorithm or no signature', async () => {
  const unknownKey = await provider.signIdToken(ana, { alg: 'RS256', kid: 'unknown' });
  const otherAlgorithm = await provider.signIdToken(ana, { alg: 'PS256', kid: 'test' }).catch(() => 'x.y.z');
  const [, body = ''] = unknownKey.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${encode({ alg: 'none' })}.${body}.`;
  const bySecret = `${encode({ alg: 'HS256', kid: 'test' })}.${body}.${body}`;
  for (const idToken of [unknownKey, otherAlgorithm, unsigned, bySecret, '', 'x', 'x.y.z', '{}.{}.{}']) {
    expect(await post('/signin/idtoken', { provider: 'google', idToken })).toMatchObject(invalidRequest);
  }
});

it('says which provider cannot be used', async () => {
  const call = (name: unknown) => post('/signin/idtoken', { provider: name, idToken: 'x.y.z' });
  expect(await call('apple')).toMatchObject(rejectedAs(409, 'disabled-endpoint'));
  expect(await call('github')).toMatchObject(invalidRequest);
  expect(await call('__proto__')).toMatchObject(invalidRequest);
  expect(await call(1)).toMatchObject(rejectedAs(400, 'schema-validation-error'));
  expect(await call('lost')).toMatchObject(rejectedAs(503, 'service-unavailable'));
});

it('links an identity to a signed-in user, who signs in by it from then on', async () => {
  const { user, accessToken } = await signUp('outra@exemplo.com');
  const link = async (claims: JWTPayload, token?: string) =>
    post('/link/idtoken', { provider: 'google', idToken: await provider.signIdToken(claims) }, token);
  expect(await link(ana)).toMatchObject(rejectedAs(401, 'unauthorized'));
  expect(await link(ana, accessToken)).toMatchObject({ status: 200, body: 'OK' });
  expect(userOf((await signIn({ ...ana, jti: 'second' })).body).id).toBe(user.id);
  expect(await link({ ...ana, sub: 'ana-2' }, accessToken)).toMatchObject(invalidRequest);
  const { accessToken: other } = await signUp('mais@exemplo.com');
  expect(await link({ ...ana, jti: 'third' }, other)).toMatchObject(invalidRequest);
  const anonymous = userTokenOf((await post('/signin/anonymous')).body);
  expect(await link({ ...ana, jti: 'fourth' }, anonymous)).toMatchObject(rejectedAs(403, 'forbidden-anonymous'));
});
const userTokenOf = (body: unknown) => (body as { session: SessionJson }).session.accessToken;

describe('where new users are disabled', () => {
  const closed = createAuthTest({ AUTH_DISABLE_NEW_USERS: 'true' }, async () => ({
    AUTH_PROVIDER_GOOGLE_ISSUER: provider.issuer,
    AUTH_PROVIDER_GOOGLE_AUDIENCE: 'ponte',
  }));

  it('makes a user who waits to be enabled', async () => {
    const call = async (jti: string) =>
      closed.post('/signin/idtoken', { provider: 'google', idToken: await provider.signIdToken({ ...ana, jti }) });
    expect(await call('first')).toMatchObject(rejectedAs(401, 'disabled-user'));
    const { db } = closed.test;
    const { numUpdatedRows } = await db
      .updateTable('auth.users')
      .set({ disabled: false })
      .where('email', '=', ana.email)
      .executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
    expect(await call('second')).toMatchObject({ status: 200 });
  });
});
