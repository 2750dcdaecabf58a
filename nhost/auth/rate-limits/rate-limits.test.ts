import { followTestClock } from 'backend/testing/test-app';
import { createAuthTest } from '../../testing/auth-test';

const { test, post, signUp } = createAuthTest({
  TRUST_PROXY: 'true',
  AUTH_RATE_LIMIT_ENABLE: 'true',
  AUTH_RATE_LIMIT_GLOBAL_BURST: '1000',
  AUTH_RATE_LIMIT_BRUTE_FORCE_BURST: '3',
  AUTH_RATE_LIMIT_EMAIL_BURST: '2',
  AUTH_RATE_LIMIT_SMS_BURST: '2',
  AUTH_RATE_LIMIT_SIGNUPS_BURST: '2',
});
followTestClock(test);
const ana = { email: 'ana@exemplo.com', password: 'Abc123' };
const guess = (email = ana.email) => post('/signin/email-password', { email, password: 'wrong1' });
const statuses = (all: { status: number }[]) => all.map(({ status }) => status).sort();

it('counts wrong guesses for an account, at all instances together, and says when to come back', async () => {
  await signUp();
  const another = await test.startAnother();
  const wrong = { ...ana, password: 'wrong1' };
  const all = await Promise.all([guess(), guess(), guess(), another.post('/v1/auth/signin/email-password', wrong)]);
  expect(statuses(all)).toEqual([401, 401, 401, 429]);
  const right = await post('/signin/email-password', ana);
  expect(right).toMatchObject({ status: 429, body: { error: 'too-many-requests' }, headers: { 'retry-after': '300' } });
  test.passTime(300_000);
  expect(await post('/signin/email-password', ana)).toMatchObject({ status: 200 });
});

it('treats an unknown account alike, and counts no right password', async () => {
  await signUp();
  const unknown = [];
  for (let i = 0; i < 4; i += 1) unknown.push(await guess('nobody@exemplo.com'));
  expect(statuses(unknown)).toEqual([401, 401, 401, 429]);
  const right = [];
  for (let i = 0; i < 6; i += 1) right.push(await post('/signin/email-password', ana));
  expect(statuses(right)).toEqual(Array<number>(6).fill(200));
});

it('limits mails to an address, and sign-ups from one, grouping IPv6 addresses by network', async () => {
  const resets = [];
  for (let i = 0; i < 3; i += 1) resets.push(await post('/user/password/reset', { email: 'nobody@exemplo.com' }));
  expect(statuses(resets)).toEqual([200, 200, 429]);
  const signUpFrom = (address: string, email: string) =>
    test.visitor.post('/v1/auth/signup/email-password', { ...ana, email }, { 'x-forwarded-for': address });
  expect(await signUpFrom('2001:db8:0:7::1', 'a@b.co')).toMatchObject({ status: 200 });
  expect(await signUpFrom('2001:db8:0:7::2', 'c@d.co')).toMatchObject({ status: 200 });
  expect(await signUpFrom('2001:db8:0:7::3', 'e@f.co')).toMatchObject({ status: 429 });
  expect(await signUpFrom('2001:db8:0:8::1', 'e@f.co')).toMatchObject({ status: 200 });
});

it('limits the mails and messages that one caller causes, to one address or to many', async () => {
  const people = ['a@b.co', 'c@d.co', 'e@f.co'].map((email) => ({ email }));
  const phones = [1, 2, 3].map((digit) => ({ phoneNumber: `+1555123456${digit}` }));
  const calls = [
    ['/user/password/reset', people],
    ['/user/email/send-verification-email', people],
    ['/signin/passwordless/email', people],
    ['/signin/otp/email', people],
    ['/signin/passwordless/sms', phones],
  ] as const;
  for (const [index, [path, bodies]] of calls.entries()) {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const last = [];
    for (const body of bodies) {
      last.push((await test.visitor.post(`/v1/auth${path}`, body, from(`203.0.113.${index}`))).status === 429);
    }
    expect([path, last]).toEqual([path, [false, false, true]]);
    const third = await test.visitor.post(`/v1/auth${path}`, bodies[2], from(`198.51.100.${index}`));
    expect([path, third.status === 429]).toEqual([path, false]);
    await test.db.deleteFrom('auth.rate_limits').execute();
  }
});

it('limits messages to a phone, guesses of their codes, and e-mails that are tried for security keys', async () => {
  const phoneNumber = '+15551234567';
  const messages = [];
  for (let i = 0; i < 3; i += 1) messages.push(await post('/signin/passwordless/sms', { phoneNumber }));
  expect(statuses(messages)).toEqual([200, 200, 429]);
  const guesses = [];
  for (let i = 0; i < 4; i += 1)
    guesses.push(await post('/signin/passwordless/sms/otp', { phoneNumber, otp: '00000' + i }));
  expect(statuses(guesses)).toEqual([400, 400, 400, 429]);
  const tried = [];
  for (let i = 0; i < 4; i += 1) tried.push(await post('/signin/webauthn', { email: `nobody${i}@exemplo.com` }));
  expect(statuses(tried)).toEqual([401, 401, 401, 429]);
});
