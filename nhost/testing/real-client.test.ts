import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { NhostClient } from '@nhost/nhost-js';
import { createAuthTest } from './auth-test';
import { createAuthenticator } from './authenticator';
import { createBrowser } from './browser';
import { lendAuthenticator } from './browser-credentials';
import { type OidcProvider, startOidcProvider } from './oidc-provider';

let provider: OidcProvider;
const { test, mails, follow, readSms } = createAuthTest({}, async () => {
  provider = await startOidcProvider();
  const google = { AUTH_PROVIDER_GOOGLE_ISSUER: provider.issuer, AUTH_PROVIDER_GOOGLE_AUDIENCE: 'ponte' };
  return { ...provider.settings, ...google };
});
afterAll(() => provider.stop());
const email = 'ana@exemplo.com';
const password = 'Abc123';
// Outside a browser the client polls its token every 100 ms, for ever, unless this is set.
process.env.TEST_MODE = 'true';
let url: string;
const clients: NhostClient[] = [];

beforeAll(async () => {
  await test.app.http.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(test.app.http.server.address() as AddressInfo).port}/v1`;
});

/** The client of the product, unchanged, against this server. */
function createClient(): NhostClient {
  const client = new NhostClient({
    authUrl: `${url}/auth`,
    graphqlUrl: `${url}/graphql`,
    storageUrl: `${url}/storage`,
    functionsUrl: `${url}/functions`,
    autoSignIn: false,
  });
  clients.push(client);
  return client;
}
afterEach(() => {
  for (const { auth } of clients.splice(0)) auth.client.interpreter?.stop();
});

it('signs up, refreshes, changes the password, signs out and in', async () => {
  const { auth } = createClient();
  const signedUp = await auth.signUp({ email, password, options: { displayName: 'Ana', metadata: { a: 1 } } });
  expect(signedUp).toMatchObject({ error: null, session: { user: { email, displayName: 'Ana', metadata: { a: 1 } } } });
  expect(auth.getHasuraClaims()).toMatchObject({
    'x-hasura-default-role': 'user',
    'x-hasura-allowed-roles': ['me', 'user'],
  });
  const { refreshToken = '' } = signedUp.session ?? {};
  const refreshed = await auth.refreshSession();
  expect(refreshed).toMatchObject({ error: null, session: { user: { email } } });
  expect(refreshed.session?.refreshToken).not.toBe(refreshToken);
  expect(await auth.changePassword({ newPassword: 'Abc1234' })).toEqual({ error: null });
  const pat = await auth.createPAT(new Date('2026-04-01'), { name: 'x' });
  expect(pat).toMatchObject({ error: null, data: { personalAccessToken: expect.any(String) } });
  expect(await auth.signOut()).toEqual({ error: null });
  expect(await auth.signIn({ email, password })).toMatchObject({
    session: null,
    error: { status: 401, error: 'invalid-email-password', message: 'Incorrect email or password' },
  });
  expect(await auth.signInPAT(pat.data?.personalAccessToken ?? '')).toMatchObject({
    error: null,
    session: { user: { email } },
  });
  await auth.signOut();
  expect(await auth.signIn({ email, password: 'Abc1234' })).toMatchObject({
    error: null,
    session: { user: { email } },
  });
});

it('resets a password, and signs in by the link and by the code of a mail', async () => {
  const { auth } = createClient();
  await auth.signUp({ email, password });
  await auth.signOut();
  expect(await auth.resetPassword({ email })).toEqual({ error: null });
  const ticket = (await mails.next()).headers['x-ticket'] ?? '';
  expect(await auth.changePassword({ newPassword: 'Zzz999', ticket })).toEqual({ error: null });

  expect(await auth.signIn({ email })).toMatchObject({ error: null, session: null });
  const target = await follow((await mails.next()).headers['x-link'] ?? '');
  const byLink = await auth.refreshSession(target.searchParams.get('refreshToken') ?? '');
  expect(byLink).toMatchObject({ error: null, session: { user: { email, emailVerified: true } } });
  await auth.signOut();

  expect(await auth.signInEmailOTP(email)).toMatchObject({ error: null });
  const otp = (await mails.next()).headers['x-ticket'] ?? '';
  expect(await auth.verifyEmailOTP(email, otp)).toMatchObject({ error: null, session: { user: { email } } });
});

it('tells the client that its session has ended', async () => {
  const { auth } = createClient();
  await auth.signUp({ email, password });
  await test.db.deleteFrom('auth.refresh_tokens').execute();
  const error = { status: 10, error: 'invalid-refresh-token', message: 'Invalid or expired refresh token' };
  expect(await auth.refreshSession()).toEqual({ session: null, error });
});

it('converts an anonymous user', async () => {
  const { auth } = createClient();
  const { session } = await auth.signIn();
  expect(session?.user).toMatchObject({ isAnonymous: true });
  expect(await auth.deanonymize({ signInMethod: 'email-password', email, password })).toEqual({ error: null });
  const again = createClient();
  expect(await again.auth.signIn({ email, password })).toMatchObject({ session: { user: { id: session?.user?.id } } });
});

it('signs in by a code that goes to a phone', async () => {
  const { auth } = createClient();
  const phoneNumber = '+15551234567';
  expect(await auth.signIn({ phoneNumber })).toMatchObject({ error: null, session: null });
  const { code } = await readSms();
  const signedIn = await auth.signIn({ phoneNumber, otp: code });
  expect(signedIn).toMatchObject({ error: null, session: { user: { phoneNumber, phoneNumberVerified: true } } });
});

describe('with a security key', () => {
  const authenticator = createAuthenticator();
  let restore: () => void;
  afterEach(() => restore());

  /** A client that was made in a browser would also talk to other tabs, and keep the process alive. */
  function createClientWithKey(): NhostClient {
    const client = createClient();
    restore = lendAuthenticator(authenticator);
    return client;
  }

  it('signs up, elevates, adds a key, and signs in with and without the e-mail', async () => {
    const { auth } = createClientWithKey();
    const signedUp = await auth.signUp({ email, securityKey: true, options: { displayName: 'Ana' } });
    expect(signedUp).toMatchObject({ error: null, session: { user: { email, displayName: 'Ana' } } });
    const id = signedUp.session?.user?.id;
    expect(await auth.elevateEmailSecurityKey(email)).toMatchObject({ error: null, elevated: true });
    expect(auth.getHasuraClaims()).toMatchObject({ 'x-hasura-auth-elevated': id });
    expect(await auth.addSecurityKey('my key')).toMatchObject({ error: null, key: { nickname: 'my key' } });
    expect(authenticator.keys.map(({ userHandle }) => userHandle.toString())).toEqual([id, id]);
    await auth.signOut();
    const byEmail = await auth.signIn({ email, securityKey: true });
    expect(byEmail).toMatchObject({ error: null, session: { user: { id } } });
    await auth.signOut();
    expect(await auth.signInSecurityKey()).toMatchObject({ error: null, session: { user: { id } } });
  });

  it('signs up with a nickname, which Nhost’s own service rejects', async () => {
    const { auth } = createClientWithKey();
    const options = { nickname: 'my key' } as never;
    expect(await auth.signUp({ email, securityKey: true, options })).toMatchObject({ error: null });
    const keys = await test.db.selectFrom('auth.user_security_keys').select('nickname').execute();
    expect(keys).toEqual([{ nickname: 'my key' }]);
  });

  it('says that an e-mail is unknown, and that a key is', async () => {
    const { auth } = createClientWithKey();
    expect(await auth.signIn({ email, securityKey: true })).toMatchObject({
      session: null,
      error: { status: 401, error: 'invalid-email-password' },
    });
    expect(await auth.signInSecurityKey()).toMatchObject({
      session: null,
      error: { status: 400, error: 'invalid-request' },
    });
  });
});

describe('with a provider', () => {
  const nonce = 'a nonce';
  const ana = { sub: 'ana-1', email, email_verified: true, nonce: createHash('sha256').update(nonce).digest('hex') };

  it('signs in and links by id tokens', async () => {
    const { auth } = createClient();
    const idToken = await provider.signIdToken(ana);
    const signedIn = await auth.signInIdToken({ provider: 'google', idToken, nonce });
    expect(signedIn).toMatchObject({ error: null, session: { user: { email } } });
    await auth.signOut();
    await auth.signUp({ email: 'outra@exemplo.com', password });
    const other = await provider.signIdToken({ ...ana, sub: 'ana-2' });
    expect(await auth.linkIdToken({ provider: 'google', idToken: other, nonce })).toMatchObject({ error: null });
    expect(await auth.linkIdToken({ provider: 'google', idToken: other, nonce })).toMatchObject({
      error: { status: 400, error: 'invalid-request' },
    });
  });

  it('signs in by the address that the client makes', async () => {
    const { auth } = createClient();
    const { providerUrl } = await auth.signIn({ provider: 'acme' as never, options: { locale: 'pt' } });
    const { pathname, search } = new URL(providerUrl ?? '');
    await provider.seat({ sub: 'bia-1', email: 'bia@exemplo.com', email_verified: true });
    const browser = createBrowser(() => test.visitor);
    const target = await browser.follow(`http://localhost:4010${pathname}${search}`, 'http://localhost:3000');
    const session = await auth.refreshSession(target.searchParams.get('refreshToken') ?? '');
    expect(session).toMatchObject({ error: null, session: { user: { email: 'bia@exemplo.com', locale: 'pt' } } });
  });
});
