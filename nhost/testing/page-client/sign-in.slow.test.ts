import { createAuthTest } from '../auth-test';
import { createPageClients, failedWith, signedIn } from './page-clients';

const { test, mails, readSms } = createAuthTest();
const { createPageClient } = createPageClients(test);
const email = 'ana@exemplo.com';
const password = 'Abc123';
const phoneNumber = '+15551234567';
const done = { ok: true, value: undefined };
const asked = (step: string) => ({ ok: true, value: { step } });

async function createSignedUp() {
  const nhost = createPageClient();
  expect(await nhost.signUp.password(email, password, { displayName: 'Ana' })).toMatchObject(signedIn({ email }));
  return nhost;
}

it('signs up, out and in by password, and knows how long the token of a new session is good', async () => {
  const nhost = await createSignedUp();
  const { accessTokenExpiresIn = 0, user } = nhost.findSession() ?? {};
  expect(accessTokenExpiresIn).toBeGreaterThan(800);
  expect(user).toMatchObject({ displayName: 'Ana' });
  expect(await nhost.signOut()).toEqual(done);
  expect(nhost.findSession()).toBeUndefined();
  expect(await nhost.signIn.password(email, 'Abc124')).toEqual(
    failedWith('invalid-email-password', 401, 'Incorrect email or password'),
  );
  expect(await nhost.signIn.password(email, password)).toMatchObject(signedIn({ email }));
});

it('runs calls one after the other: the client would report the second one as a user that is signed in', async () => {
  const nhost = await createSignedUp();
  await nhost.signOut();
  const both = await Promise.all([nhost.signIn.password(email, 'wrong'), nhost.signIn.password(email, password)]);
  expect(both).toMatchObject([failedWith('invalid-email-password', 401), signedIn({ email })]);
  expect(await nhost.signIn.password(email, password)).toEqual(
    failedWith('already-signed-in', 20, 'User is already signed in'),
  );
});

it('leaves no listener in the client', async () => {
  const nhost = await createSignedUp();
  const { listeners } = nhost.client.auth.client.interpreter as unknown as { listeners: Set<unknown> };
  const before = listeners.size;
  await nhost.refresh();
  await nhost.signOut();
  await nhost.signIn.password(email, 'wrong');
  await nhost.signIn.emailCode(email, '000000');
  expect(listeners.size).toBe(before);
});

it('signs in by the code of a mail, and says why a code is rejected', async () => {
  const nhost = createPageClient();
  expect(await nhost.signIn.requestEmailCode(email)).toEqual(asked('needsOtp'));
  expect(nhost.getState()).toEqual({ status: 'signedOut', step: 'needsOtp' });
  const otp = (await mails.next()).headers['x-ticket'] ?? '';
  const wrong = otp === '000000' ? '111111' : '000000';
  expect(await nhost.signIn.emailCode(email, wrong)).toEqual(failedWith('invalid-ticket', 401, 'Invalid ticket'));
  expect(await nhost.signIn.emailCode(email, otp)).toMatchObject(signedIn({ email, emailVerified: true }));
});

it('signs in by a code that goes to a phone, and says why a code is rejected', async () => {
  const nhost = createPageClient();
  expect(await nhost.signIn.requestSmsCode('15551')).toEqual(failedWith('schema-validation-error', 400));
  expect(await nhost.signIn.requestSmsCode(phoneNumber)).toEqual(asked('needsOtp'));
  const { code } = await readSms();
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await nhost.signIn.smsCode(phoneNumber, wrong)).toEqual(
    failedWith('invalid-request', 400, 'The request payload is incorrect'),
  );
  expect(await nhost.signIn.smsCode(phoneNumber, code)).toMatchObject(signedIn({ phoneNumber }));
});

it('signs in by the link of a mail', async () => {
  const nhost = createPageClient();
  expect(await nhost.signIn.emailLink(email)).toEqual(asked('needsEmailVerification'));
  expect(nhost.getState()).toEqual({ status: 'signedOut', step: 'needsEmailVerification' });
  const { pathname, search } = new URL((await mails.next()).headers['x-link'] ?? '');
  const { headers } = await test.visitor.get(pathname + search);
  const token = new URL(String(headers.location)).searchParams.get('refreshToken') ?? '';
  expect(await nhost.refresh(token)).toMatchObject({ ok: true, value: { user: { email, emailVerified: true } } });
});

it('converts an anonymous user, who stays signed in', async () => {
  const nhost = createPageClient();
  const anonymous = await nhost.signIn.anonymous();
  expect(anonymous).toMatchObject(signedIn({ isAnonymous: true }));
  const { id } = nhost.findSession()?.user ?? {};
  expect(await nhost.convertAnonymous.password(email, password)).toMatchObject(
    signedIn({ id, email, isAnonymous: false }),
  );
  expect(await nhost.convertAnonymous.password(email, password)).toEqual(failedWith('already-signed-in', 20));
});

it('converts an anonymous user by the link of a mail', async () => {
  const nhost = createPageClient();
  await nhost.signIn.anonymous();
  expect(await nhost.convertAnonymous.emailLink(email)).toEqual(asked('needsEmailVerification'));
  expect((await mails.next()).headers['x-email-template']).toBe('signin-passwordless');
});

it('says that a phone number does not convert an anonymous user', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  const nhost = createPageClient();
  await nhost.signIn.anonymous();
  expect(await nhost.convertAnonymous.sms(phoneNumber)).toEqual(failedWith('schema-validation-error', 400));
  expect(jest.mocked(console.warn).mock.calls).toEqual([[expect.stringMatching(/not yet implemented in hasura-auth/)]]);
});
