import { createAuthTest, rejectedAs } from '../../testing/auth-test';

const { test, post, mails, follow } = createAuthTest();
const email = 'ana@exemplo.com';

it('signs in by a link, once, and makes the account of a new address', async () => {
  expect(await post('/signin/passwordless/email', { email })).toMatchObject({ status: 200, body: 'OK' });
  const { headers } = await mails.next();
  expect(headers).toMatchObject({ subject: 'Secure sign-in link', 'x-email-template': 'signin-passwordless' });
  const target = await follow(headers['x-link'] ?? '');
  expect(target.searchParams.get('type')).toBe('passwordlessEmail');
  const refreshToken = target.searchParams.get('refreshToken') ?? '';
  expect(await post('/token', { refreshToken })).toMatchObject({ body: { user: { email, emailVerified: true } } });
  expect((await follow(headers['x-link'] ?? '')).search).toBe('?error=invalid-ticket&errorDescription=Invalid+ticket');
});

it('signs in by a code, once; a wrong code leaves the right one valid', async () => {
  const verify = (otp: string) => post('/signin/otp/email/verify', { email, otp });
  expect(await post('/signin/otp/email', { email })).toMatchObject({ status: 200, body: 'OK' });
  const { headers } = await mails.next();
  const otp = headers['x-ticket'] ?? '';
  expect(headers['x-email-template']).toBe('signin-otp');
  expect(headers).not.toHaveProperty('x-link');
  expect(otp).toMatch(/^\d{6}$/);
  expect(await verify(otp === '000000' ? '000001' : '000000')).toMatchObject(rejectedAs(401, 'invalid-ticket'));
  const all = await Promise.all(Array.from({ length: 10 }, () => verify(otp)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
});

it('refuses a code after an hour', async () => {
  await post('/signin/otp/email', { email });
  const otp = (await mails.next()).headers['x-ticket'];
  test.passTime(3_600_000);
  expect(await post('/signin/otp/email/verify', { email, otp })).toMatchObject(rejectedAs(401, 'invalid-ticket'));
});

describe('switched off, as by default', () => {
  const off = createAuthTest({
    AUTH_EMAIL_PASSWORDLESS_ENABLED: '',
    AUTH_OTP_EMAIL_ENABLED: '',
    AUTH_ANONYMOUS_USERS_ENABLED: '',
    AUTH_MFA_ENABLED: '',
    AUTH_DISABLE_SIGNUP: 'true',
  });
  const ticket = 'mfaTotp:5e0bee12-9907-476e-882b-1678a0deed28';

  it.each([
    ['/signin/passwordless/email', { email }],
    ['/signin/otp/email', { email }],
    ['/signin/otp/email/verify', { email, otp: '123456' }],
    ['/signin/anonymous', undefined],
    ['/signin/mfa/totp', { ticket, otp: '123456' }],
  ])('%s says so', async (path, body) => {
    expect(await off.post(path, body)).toMatchObject(rejectedAs(409, 'disabled-endpoint'));
  });

  it('/signup/email-password says so', async () => {
    expect(await off.post('/signup/email-password', { email, password: 'Abc123' })).toMatchObject(
      rejectedAs(403, 'signup-disabled'),
    );
  });
});
