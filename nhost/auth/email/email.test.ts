import { samplePeople } from 'fixtures/people';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';

const { test, post, get, signUp, mails, follow } = createAuthTest();
const email = 'ana@exemplo.com';

it('changes an e-mail when the link in the mail to the new address is opened, once', async () => {
  const { accessToken } = await signUp(email);
  expect(await post('/user/email/change', { newEmail: 'Nova@exemplo.com' }, accessToken)).toMatchObject({ body: 'OK' });
  const { to, headers } = await mails.next();
  expect(to).toBe('nova@exemplo.com');
  expect(headers).toMatchObject({ subject: 'Confirm your new email', 'x-email-template': 'email-confirm-change' });
  expect(await get('/user', accessToken)).toMatchObject({ body: { email, emailVerified: false } });

  const link = headers['x-link'] ?? '';
  const targets = await Promise.all(Array.from({ length: 10 }, () => follow(link)));
  expect(targets.filter(({ searchParams }) => searchParams.has('refreshToken'))).toHaveLength(1);
  expect(targets.filter(({ searchParams }) => searchParams.get('error') === 'invalid-ticket')).toHaveLength(9);
  expect(await get('/user', accessToken)).toMatchObject({ body: { email: 'nova@exemplo.com', emailVerified: true } });
});

it('refuses an address that is taken, now or by the time the link is opened', async () => {
  const { accessToken } = await signUp(email);
  const taken = { newEmail: samplePeople.marina.email.toUpperCase() };
  expect(await post('/user/email/change', taken, accessToken)).toMatchObject(rejectedAs(409, 'email-already-in-use'));
  await post('/user/email/change', { newEmail: 'nova@exemplo.com' }, accessToken);
  await signUp('nova@exemplo.com');
  const target = await follow((await mails.next()).headers['x-link'] ?? '');
  expect(target.href).toBe('http://localhost:3000/?error=email-already-in-use&errorDescription=Email+already+in+use');
});

it('sends a verification mail to a user who has not verified, and says why not to others', async () => {
  await signUp(email);
  const send = (to: string) => post('/user/email/send-verification-email', { email: to });
  expect(await send(email)).toMatchObject({ status: 200, body: 'OK' });
  const { headers } = await mails.next();
  expect(headers).toMatchObject({ 'x-email-template': 'email-verify', subject: 'Verify your email' });
  expect((await follow(headers['x-link'] ?? '')).href).toMatch(
    /^http:\/\/localhost:3000\/\?refreshToken=[0-9a-f-]{36}&type=verifyEmail$/,
  );
  expect(await send(email)).toMatchObject(rejectedAs(400, 'email-already-verified'));
  expect(await send('nobody@exemplo.com')).toMatchObject(rejectedAs(401, 'invalid-email-password'));
});

describe('where an e-mail must be verified', () => {
  const strict = createAuthTest({ AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED: 'true', AUTH_LOCALE_DEFAULT: 'pt' });
  const ana = { email, password: 'Abc123' };

  it('opens no session before', async () => {
    expect(await strict.post('/signup/email-password', ana)).toMatchObject({ status: 200, body: {} });
    const { headers } = await strict.mails.next();
    expect(headers['x-email-template']).toBe('email-verify');
    expect(await strict.post('/signin/email-password', ana)).toMatchObject(rejectedAs(401, 'unverified-user'));
    expect(await strict.post('/signin/email-password', { ...ana, password: 'wrong1' })).toMatchObject(
      rejectedAs(401, 'invalid-email-password'),
    );
    await strict.follow(headers['x-link'] ?? '');
    expect(await strict.post('/signin/email-password', ana)).toMatchObject({ status: 200 });
  });

  it('lets anonymous users refresh', async () => {
    const { body } = await strict.post('/signin/anonymous');
    const { refreshToken } = (body as { session: { refreshToken: string } }).session;
    expect(await strict.post('/token', { refreshToken })).toMatchObject({ status: 200 });
  });
});

it.each([
  ['no ticket', ''],
  ['a ticket of a second factor', 'ticket=mfaTotp:5e0bee12-9907-476e-882b-1678a0deed28'],
  ['a ticket with NUL', 'ticket=verifyEmail:%00'],
  ['two tickets', 'ticket=a&ticket=b'],
])('sends the browser of a link with %s to the client URL or refuses it, and never fails', async (_name, query) => {
  const { status } = await test.visitor.get(`/v1/auth/verify?${query}`);
  expect([302, 400]).toContain(status);
});

it('does not redirect to an address that is not allowed', async () => {
  const target = await follow('http://x/v1/auth/verify?ticket=verifyEmail:x&redirectTo=https%3A%2F%2Fevil.example');
  expect(target.origin).toBe('http://localhost:3000');
  expect(target.searchParams.get('error')).toBe('redirectTo-not-allowed');
});

it('does not use a ticket up for a HEAD request', async () => {
  await signUp(email);
  await post('/user/email/send-verification-email', { email });
  const { pathname, search } = new URL((await mails.next()).headers['x-link'] ?? '');
  expect(await test.visitor.send({ method: 'HEAD', url: pathname + search })).toMatchObject({ status: 404 });
  expect((await follow(`http://x${pathname}${search}`)).searchParams.get('type')).toBe('verifyEmail');
});
