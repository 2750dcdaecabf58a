import { createHash } from 'node:crypto';
import type { NhostClient } from '@nhost/nhost-js';
import { createAuthTest } from './auth-test';
import { createAuthenticator } from './authenticator';
import { createBrowser } from './browser';
import { lendAuthenticator } from './browser-credentials';
import { type OidcProvider, startOidcProvider } from './oidc-provider';
import { createRealClients } from './real-client';

let provider: OidcProvider;
const { test } = createAuthTest({}, async () => {
  provider = await startOidcProvider();
  const google = { AUTH_PROVIDER_GOOGLE_ISSUER: provider.issuer, AUTH_PROVIDER_GOOGLE_AUDIENCE: 'ponte' };
  return { ...provider.settings, ...google };
});
afterAll(() => provider.stop());
const createClient = createRealClients(test);
const email = 'ana@exemplo.com';
const password = 'Abc123';

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
