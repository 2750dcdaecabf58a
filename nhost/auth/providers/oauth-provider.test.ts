import { createAuthTest } from '../../testing/auth-test';
import { createBrowser } from '../../testing/browser';
import { type OAuthProvider, startOAuthProvider } from '../../testing/oauth-provider';
import type { SessionJson } from '../sessions/sessions';

let provider: OAuthProvider;
const { test, post, signUp } = createAuthTest({}, async () => {
  provider = await startOAuthProvider();
  return provider.settings;
});
afterAll(() => provider.stop());

const start = 'http://localhost:4010/v1/auth/signin/provider/github';
const page = 'http://localhost:3000';
const ana = { email: 'ana@exemplo.com', primary: true, verified: true };
const work = { email: 'ana@trabalho.exemplo.com', primary: false, verified: true };
const user = { id: 4711, login: 'ana-leao', name: 'Ana Leão' };
const openBrowser = () => createBrowser(() => test.visitor);
const signIn = () => openBrowser().follow(start, page);
const errorOf = ({ searchParams }: URL) => searchParams.get('error');
const links = () =>
  test.db.selectFrom('auth.user_providers').select(['user_id', 'provider_id', 'provider_user_id']).execute();

async function sessionOf(url: URL): Promise<SessionJson> {
  const { status, body } = await post('/token', { refreshToken: url.searchParams.get('refreshToken') ?? '' });
  expect(status).toBe(200);
  return body as SessionJson;
}

it('signs up by GitHub, and in again as the same user after the e-mail changed there', async () => {
  provider.seat({ user, emails: [work, ana] });
  const first = await sessionOf(await signIn());
  expect(first.user).toMatchObject({ email: ana.email, emailVerified: true, displayName: 'Ana Leão' });
  provider.seat({ user, emails: [work] });
  expect((await sessionOf(await signIn())).user.id).toBe(first.user.id);
  expect(await links()).toEqual([{ user_id: first.user.id, provider_id: 'github', provider_user_id: '4711' }]);
});

it('signs in the user who has the same verified e-mail', async () => {
  const { user: own } = await signUp(ana.email);
  await test.db.updateTable('auth.users').set({ email_verified: true }).where('id', '=', own.id).execute();
  provider.seat({ user, emails: [ana] });
  expect((await sessionOf(await signIn())).user.id).toBe(own.id);
});

it.each([
  ['only another one is verified', [{ ...ana, verified: false }, work], work.email, true],
  [
    'none is verified',
    [
      { ...work, verified: false },
      { ...ana, verified: false },
    ],
    ana.email,
    false,
  ],
  ['the person has none', [], undefined, false],
])('takes the right e-mail when %s', async (_case, emails, email, emailVerified) => {
  provider.seat({ user: { ...user, name: null }, emails });
  const session = await sessionOf(await signIn());
  expect([session.user.email, session.user.emailVerified]).toEqual([email, emailVerified]);
  expect(session.user.displayName).toBe('ana-leao');
});

it('does not sign in by an e-mail that GitHub did not verify', async () => {
  await signUp(ana.email);
  provider.seat({ user, emails: [{ ...ana, verified: false }] });
  expect(errorOf(await signIn())).toBe('email-already-in-use');
  expect(await links()).toEqual([]);
});

it('links the identity to a signed-in user', async () => {
  const { user: own, accessToken } = await signUp('outra@exemplo.com');
  provider.seat({ user, emails: [ana] });
  expect((await openBrowser().follow(`${start}?connect=${accessToken}`, page)).search).toBe('');
  expect(await links()).toEqual([{ user_id: own.id, provider_id: 'github', provider_user_id: '4711' }]);
});

it('passes on that the person declined', async () => {
  provider.decline();
  expect(Object.fromEntries((await signIn()).searchParams)).toMatchObject({
    error: 'oauth-provider-error',
    provider_error: 'access_denied',
  });
});

it.each([
  ['no id', { user: { login: 'ana' }, emails: [ana] }],
  ['an id that is no number', { user: { ...user, id: '4711' }, emails: [ana] }],
  ['e-mails of another kind', { user, emails: { message: 'Not Found' } }],
  ['no list of e-mails', { user, emails: undefined }],
])('rejects a person with %s', async (_case, person) => {
  provider.seat(person);
  expect(errorOf(await signIn())).toBe('oauth-profile-fetch-failed');
  expect(test.logged.filter((line) => line.includes('provider sign-in failed'))).toHaveLength(1);
});

it('rejects a code that is not GitHub’s, which says so in a response of 200', async () => {
  provider.seat({ user, emails: [ana] });
  const browser = openBrowser();
  const url = await browser.follow(start, `${start}/callback`);
  url.searchParams.set('code', 'another');
  expect(errorOf(await browser.visit(url))).toBe('oauth-token-echange-failed');
  expect(errorOf(await browser.visit(url))).toBe('invalid-state');
});

it('rejects the response of another provider', async () => {
  const browser = openBrowser();
  const url = await browser.follow(start, `${start}/callback`);
  url.searchParams.set('iss', 'https://evil.example');
  expect(errorOf(await browser.visit(url))).toBe('oauth-token-echange-failed');
});
