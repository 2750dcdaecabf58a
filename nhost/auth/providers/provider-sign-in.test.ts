import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import { createBrowser } from '../../testing/browser';
import { type OidcProvider, startOidcProvider } from '../../testing/oidc-provider';
import type { SessionJson } from '../sessions/sessions';

let provider: OidcProvider;
const { test, post, signUp } = createAuthTest({}, async () => {
  provider = await startOidcProvider();
  return {
    ...provider.settings,
    AUTH_PROVIDER_LOST_ISSUER: 'http://127.0.0.1:1',
    AUTH_PROVIDER_LOST_ENABLED: 'true',
    AUTH_PROVIDER_LOST_CLIENT_ID: 'x',
  };
});
afterAll(() => provider.stop());

const start = 'http://localhost:4010/v1/auth/signin/provider/acme';
const callback = `${start}/callback`;
const page = 'http://localhost:3000';
const ana = { sub: 'ana-1', email: 'ana@exemplo.com', email_verified: true, name: 'Ana', locale: 'es-MX' };
const openBrowser = () => createBrowser(() => test.visitor);
const links = () => test.db.selectFrom('auth.user_providers').select(['user_id', 'provider_user_id']).execute();

async function sessionOf(url: URL): Promise<SessionJson> {
  const { status, body } = await post('/token', { refreshToken: url.searchParams.get('refreshToken') ?? '' });
  expect(status).toBe(200);
  return body as SessionJson;
}
const errorOf = ({ searchParams }: URL) => searchParams.get('error');

it('signs up by a provider, and in again as the same user', async () => {
  await provider.seat(ana);
  const target = await openBrowser().follow(`${start}?redirectTo=${page}/perfil`, page);
  expect(target.pathname).toBe('/perfil');
  expect([...target.searchParams.keys()]).toEqual(['refreshToken']);
  const { user } = await sessionOf(target);
  expect(user).toMatchObject({ email: ana.email, emailVerified: true, displayName: 'Ana', locale: 'es' });
  const again = await sessionOf(await openBrowser().follow(start, page));
  expect(again.user.id).toBe(user.id);
  expect(await links()).toEqual([{ user_id: user.id, provider_user_id: ana.sub }]);
});

it('gives a new user the options of the address', async () => {
  await provider.seat({ sub: 'bia-1', email: 'bia@exemplo.com', email_verified: true });
  const options = new URLSearchParams({
    displayName: 'Bia',
    locale: 'pt',
    metadata: '{"a":1}',
    allowedRoles: 'me,user',
  });
  const { user } = await sessionOf(await openBrowser().follow(`${start}?${options}`, page));
  expect(user).toMatchObject({ displayName: 'Bia', locale: 'pt', metadata: { a: 1 }, roles: ['me', 'user'] });
});

it('signs in the user who has the same verified e-mail', async () => {
  const { user } = await signUp(ana.email);
  await test.db.updateTable('auth.users').set({ email_verified: true }).where('id', '=', user.id).execute();
  await provider.seat({ ...ana, sub: 'ana-2' });
  expect((await sessionOf(await openBrowser().follow(start, page))).user.id).toBe(user.id);
});

it.each([
  ['the user never verified', { email_verified: true }, 'unverified-user'],
  ['the provider did not verify', { email_verified: false }, 'email-already-in-use'],
])('does not sign in by an e-mail that %s', async (_name, claims, error) => {
  await signUp(ana.email);
  await provider.seat({ ...ana, ...claims, sub: `ana-${error}` });
  expect(errorOf(await openBrowser().follow(start, page))).toBe(error);
  expect(await links()).toEqual([]);
});

it('makes one user when ten browsers sign in at once', async () => {
  await provider.seat({ sub: 'eva-1', name: 'Eva' });
  const codes = [];
  for (let i = 0; i < 10; i += 1) {
    const browser = openBrowser();
    codes.push({ browser, url: await browser.follow(start, callback) });
  }
  const targets = await Promise.all(codes.map(({ browser, url }) => browser.visit(url)));
  const sessions = await Promise.all(targets.map(sessionOf));
  expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
  expect(sessions[0]?.user).toMatchObject({ displayName: 'Eva' });
});

describe('a hostile callback', () => {
  it('is good once, also when it comes ten times at once', async () => {
    await provider.seat(ana);
    const browser = openBrowser();
    const url = await browser.follow(start, callback);
    const targets = await Promise.all(Array.from({ length: 10 }, () => browser.visit(url)));
    const errors = targets.map(errorOf);
    expect(errors.filter((error) => error === null)).toHaveLength(1);
    expect(errors.filter((error) => error === 'invalid-state')).toHaveLength(9);
  });

  it('is rejected in another browser, and after ten minutes', async () => {
    await provider.seat(ana);
    const stolen = await openBrowser().follow(start, callback);
    expect(errorOf(await openBrowser().visit(stolen))).toBe('invalid-state');
    const browser = openBrowser();
    const url = await browser.follow(start, callback);
    test.passTime(600_000);
    expect(errorOf(await browser.visit(url))).toBe('invalid-state');
  });

  it('is rejected without a state, with a made-up one, and with another code', async () => {
    await provider.seat(ana);
    const browser = openBrowser();
    for (const query of ['', '?code=x', '?state=x&code=x', '?state=a&state=b', '?state=%00', '?state[]=x']) {
      expect([query, errorOf(await browser.visit(callback + query))]).toEqual([query, 'invalid-state']);
    }
    const url = await browser.follow(start, callback);
    url.searchParams.set('code', 'another');
    expect(errorOf(await browser.visit(url))).toBe('oauth-token-echange-failed');
    const mixed = await browser.follow(start, callback);
    mixed.searchParams.set('iss', 'https://evil.example');
    expect(errorOf(await browser.visit(mixed))).toBe('oauth-token-echange-failed');
  });
});

it('passes on that the person declined', async () => {
  await provider.decline();
  const target = await openBrowser().follow(`${start}?redirectTo=${page}/login`, `${page}/login`);
  expect(Object.fromEntries(target.searchParams)).toEqual({
    error: 'oauth-provider-error',
    errorDescription: 'Provider returned an error',
    provider_error: 'access_denied',
    provider_error_description: 'the person declined',
  });
});

it('links the identity to a signed-in user, whose session goes on', async () => {
  const { user, accessToken } = await signUp('outra@exemplo.com');
  await provider.seat(ana);
  const target = await openBrowser().follow(`${start}?connect=${accessToken}&redirectTo=${page}/perfil`, page);
  expect(target.href).toBe(`${page}/perfil`);
  expect(await links()).toEqual([{ user_id: user.id, provider_user_id: ana.sub }]);
  expect((await sessionOf(await openBrowser().follow(start, page))).user.id).toBe(user.id);
  const { accessToken: other } = await signUp('mais@exemplo.com');
  expect(errorOf(await openBrowser().follow(`${start}?connect=${other}`, page))).toBe('invalid-request');
});

it.each([
  ['a made-up access token', `${start}?connect=a.b.c`, 'unauthorized'],
  ['another page', `${start}?redirectTo=https://evil.example`, 'redirectTo-not-allowed'],
  ['a provider that is not enabled', start.replace('acme', 'google'), 'disabled-endpoint'],
  ['a provider that is not known', start.replace('acme', 'nobody'), 'disabled-endpoint'],
  ['a provider that does not respond', start.replace('acme', 'lost'), 'service-unavailable'],
])('sends the browser back to the client URL with an error for %s', async (_name, address, error) => {
  const target = await openBrowser().visit(address);
  expect([target.origin, errorOf(target)]).toEqual([page, error]);
});

it('logs why a provider cannot be used', async () => {
  await openBrowser().visit(start.replace('acme', 'lost'));
  const line = test.logged.find((one) => one.includes('provider sign-in failed')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ level: 40, err: { type: 'ClientError' } });
});

it('rejects a role that is not offered, and options that are malformed', async () => {
  await provider.seat({ sub: 'rui-1', email: 'rui@exemplo.com', email_verified: true });
  expect(errorOf(await openBrowser().follow(`${start}?allowedRoles=admin&defaultRole=admin`, page))).toBe(
    'role-not-allowed',
  );
  for (const query of ['metadata={', 'metadata=[]', 'locale=xyz', 'displayName=a%00', 'redirectTo=a&redirectTo=b']) {
    const response = await test.visitor.get(`/v1/auth/signin/provider/acme?${query}`);
    expect([query, response]).toMatchObject([query, rejectedAs(400, 'schema-validation-error')]);
  }
});
