import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import { createBrowser } from '../../testing/browser';
import { type OidcProvider, startOidcProvider } from '../../testing/oidc-provider';
import type { SessionJson } from '../sessions/sessions';

let provider: OidcProvider;
const { test, post, signUp, mails } = createAuthTest({}, async () => {
  provider = await startOidcProvider();
  return {
    ...provider.settings,
    AUTH_PROVIDER_GOOGLE_ISSUER: provider.issuer,
    AUTH_PROVIDER_GOOGLE_AUDIENCE: 'ponte',
  };
});
afterAll(() => provider.stop());

const email = 'ana@exemplo.com';
const password = 'Abc123';
const ana = { sub: 'ana-1', email, email_verified: true, name: 'Ana' };
const disabled = rejectedAs(403, 'signup-disabled');

/** An instance on the same database whose operator turned sign-up off. */
async function startClosed() {
  const closed = await test.startAnother({ AUTH_DISABLE_SIGNUP: 'true' });
  return {
    closed,
    post: (path: string, body?: object, token?: string) =>
      closed.post(`/v1/auth${path}`, body, token ? { authorization: `Bearer ${token}` } : {}),
  };
}
const countUsers = async () => (await test.db.selectFrom('auth.users').select('id').execute()).length;

it.each([
  ['/signup/email-password', { email, password }],
  ['/signup/webauthn', { email }],
  ['/signin/anonymous', undefined],
  ['/signin/passwordless/email', { email }],
  ['/signin/otp/email', { email }],
  ['/signin/passwordless/sms', { phoneNumber: '+15551234567' }],
])('%s makes no user while sign-up is off', async (path, body) => {
  const before = await countUsers();
  expect(await (await startClosed()).post(path, body)).toMatchObject(disabled);
  expect(await countUsers()).toBe(before);
  expect(mails.unread).toEqual([]);
});

it.each([
  ['a password', { signInMethod: 'email-password', email, password }],
  ['a link', { signInMethod: 'passwordless', email }],
])('an anonymous user gets no e-mail and %s while sign-up is off', async (_name, conversion) => {
  const { session } = (await post('/signin/anonymous')).body as { session: SessionJson };
  const closed = await startClosed();
  expect(await closed.post('/user/deanonymize', conversion, session.accessToken)).toMatchObject(disabled);
  expect(await post('/user/deanonymize', conversion, session.accessToken)).toMatchObject({ status: 200 });
});

it('an identity of a provider signs in its user, and makes none, while sign-up is off', async () => {
  const closed = await startClosed();
  const start = 'http://localhost:4010/v1/auth/signin/provider/acme';
  const follow = () => createBrowser(() => closed.closed).follow(start, 'http://localhost:3000');
  const idToken = async (jti: string) => ({ provider: 'google', idToken: await provider.signIdToken({ ...ana, jti }) });
  await provider.seat(ana);
  const before = await countUsers();
  expect((await follow()).searchParams.get('error')).toBe('signup-disabled');
  expect(await closed.post('/signin/idtoken', await idToken('1'))).toMatchObject(disabled);
  expect(await countUsers()).toBe(before);

  const { user } = await signUp(email);
  await test.db.updateTable('auth.users').set({ email_verified: true }).where('id', '=', user.id).execute();
  expect((await follow()).searchParams.get('error')).toBeNull();
  expect(await closed.post('/signin/idtoken', await idToken('2'))).toMatchObject({ status: 200 });
});
