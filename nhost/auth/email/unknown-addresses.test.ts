import type { TestResponse } from 'backend/testing/caller';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import type { SessionJson } from '../sessions/sessions';

const { test, post, signUp, mails } = createAuthTest();
const known = 'ana@exemplo.com';
const unknown = 'nobody@exemplo.com';
const ok = { status: 200, body: 'OK' };
const countUsers = async () => (await test.db.selectFrom('auth.users').select('id').execute()).length;
const statusAndBody = ({ status, body }: TestResponse) => ({ status, body });

it.each([
  [known, 1],
  [unknown, 0],
])('responds to a reset for %s before it reads or writes the account', async (email, count) => {
  await signUp(known);
  await test.db.transaction().execute(async (trx) => {
    // Whatever touches the account waits until the end of this transaction.
    await trx.selectFrom('auth.users').select('id').forUpdate().execute();
    expect(await post('/user/password/reset', { email })).toMatchObject(ok);
  });
  await test.app.nhost.flush();
  for (let i = 0; i < count; i += 1) expect(await mails.next()).toMatchObject({ to: email });
  expect(mails.unread).toEqual([]);
});

it.each(['/signin/passwordless/email', '/signin/otp/email'])('%s makes one user of ten calls at once', async (path) => {
  const before = await countUsers();
  const all = await Promise.all(Array.from({ length: 10 }, () => post(path, { email: unknown })));
  expect(all.map(statusAndBody)).toEqual(Array(10).fill(ok));
  for (let i = 0; i < 10; i += 1) expect(await mails.next()).toMatchObject({ to: unknown });
  expect(await countUsers()).toBe(before + 1);
});

it('finishes a reset that it responded to before it closes', async () => {
  await signUp(known);
  const another = await test.startAnother();
  let closing: Promise<unknown> | undefined;
  await test.db.transaction().execute(async (trx) => {
    await trx.selectFrom('auth.users').select('id').forUpdate().execute();
    expect(await another.post('/v1/auth/user/password/reset', { email: known })).toMatchObject(ok);
    await test.untilWaiting(1);
    closing = another.app.http.close();
  });
  await closing;
  expect(mails.unread).toMatchObject([{ to: known, headers: { 'x-email-template': 'password-reset' } }]);
});

describe('while the mail server is down', () => {
  const down = rejectedAs(503, 'cannot-send-email');
  const startDown = (settings = {}) => test.startAnother({ AUTH_SMTP_PORT: '1', ...settings });
  const rows = () => test.db.selectFrom('auth.users').selectAll().orderBy('id').execute();

  it.each([
    '/user/password/reset',
    '/signin/passwordless/email',
    '/signin/otp/email',
    '/user/email/send-verification-email',
  ])('%s says so of a known and an unknown address, and changes nothing', async (path) => {
    await signUp(known);
    const before = await rows();
    const another = await startDown();
    const all = [];
    for (const email of [known, unknown]) all.push(await another.post(`/v1/auth${path}`, { email }));
    expect(all).toMatchObject([down, down]);
    expect(all[0]?.body).toEqual(all[1]?.body);
    expect(await rows()).toEqual(before);
    expect(test.logged.filter((line) => line.includes('mails cannot be delivered now'))).toHaveLength(1);
  });

  it('makes no user who could not verify the e-mail, and changes none', async () => {
    const { accessToken } = await signUp(known);
    const { session } = (await post('/signin/anonymous')).body as { session: SessionJson };
    const before = await rows();
    const another = await startDown({ AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED: 'true' });
    const send = (path: string, body: object, token = '') =>
      another.post(`/v1/auth${path}`, body, token ? { authorization: `Bearer ${token}` } : {});
    const credentials = { email: unknown, password: 'Abc123' };
    const conversion = { signInMethod: 'email-password', ...credentials };
    expect(await send('/signup/email-password', credentials)).toMatchObject(down);
    expect(await send('/signup/webauthn', { email: unknown })).toMatchObject(down);
    expect(await send('/user/email/change', { newEmail: unknown }, accessToken)).toMatchObject(down);
    expect(await send('/user/deanonymize', conversion, session.accessToken)).toMatchObject(down);
    expect(await rows()).toEqual(before);
  });
});

describe('with concealed errors', () => {
  const concealed = createAuthTest({ AUTH_CONCEAL_ERRORS: 'true' });

  it('mails no one but users who have not verified, and responds alike to all', async () => {
    const send = (email: string) => concealed.post('/user/email/send-verification-email', { email });
    const { user } = await concealed.signUp('bia@exemplo.com');
    await concealed.test.db.updateTable('auth.users').set({ email_verified: true }).where('id', '=', user.id).execute();
    await concealed.signUp(known);
    for (const email of ['bia@exemplo.com', unknown, known]) expect(await send(email)).toMatchObject(ok);
    expect(await concealed.mails.next()).toMatchObject({ to: known, headers: { 'x-email-template': 'email-verify' } });
    expect(concealed.mails.unread).toEqual([]);
  });

  it('responds alike to disabled users, who get no mail', async () => {
    const { user } = await concealed.signUp(known);
    await concealed.test.db.updateTable('auth.users').set({ disabled: true }).where('id', '=', user.id).execute();
    for (const path of ['/signin/passwordless/email', '/signin/otp/email', '/user/email/send-verification-email']) {
      expect(await concealed.post(path, { email: known })).toMatchObject(ok);
    }
    expect(await concealed.post('/signin/passwordless/email', { email: unknown })).toMatchObject(ok);
    expect(await concealed.mails.next()).toMatchObject({ to: unknown });
    expect(concealed.mails.unread).toEqual([]);
  });
});
