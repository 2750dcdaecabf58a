import { createAuthTest } from './auth-test';
import { createRealClients } from './real-client';

const { test, mails, follow, readSms } = createAuthTest();
const createClient = createRealClients(test);
const email = 'ana@exemplo.com';
const password = 'Abc123';

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
