import { createAuthTest } from '../testing/auth-test';

const { post, signUp, mails } = createAuthTest();
const email = 'ana@exemplo.com';
const redirectTo = 'http://localhost:3000/\r\nBcc: todos@exemplo.com\r\nX-Ticket: mine\r\n\r\nhello';
const options = { redirectTo };

it.each<[string, object]>([
  ['/user/password/reset', { email, options }],
  ['/user/email/send-verification-email', { email, options }],
  ['/user/email/change', { newEmail: 'nova@exemplo.com', options }],
  ['/signin/passwordless/email', { email, options }],
  ['/signin/otp/email', { email, options }],
])('%s adds nothing to its mail by the page that it leads to', async (path, body) => {
  const { accessToken } = await signUp(email);
  expect(await post(path, body, accessToken)).toMatchObject({ status: 200, body: 'OK' });
  const { headers, source } = await mails.next();
  expect(headers).not.toHaveProperty('bcc');
  expect(headers['x-redirect-to']).toMatch(/^http:\/\/localhost:3000\/Bcc:%20todos@exemplo\.com/);
  expect(headers['x-ticket']).toMatch(/^(\w+:[0-9a-f-]{36}|\d{6})$/);
  expect(source).not.toMatch(/^hello/m);
});
