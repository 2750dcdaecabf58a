import { Secret, TOTP } from 'otpauth';
import type { AuthDatabase } from '../../database/tables';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import { acceptCode } from './totp';

const { test, post, get, signUp } = createAuthTest();
const ana = { email: 'ana@exemplo.com', password: 'Abc123' };
const codeAt = (secret: string, at = test.now().getTime()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function enable() {
  const { accessToken } = await signUp();
  const { body } = await get('/mfa/totp/generate', accessToken);
  const { totpSecret, imageUrl } = body as { totpSecret: string; imageUrl: string };
  expect(Buffer.from(totpSecret).length).toBe(52);
  expect(imageUrl).toMatch(/^data:image\/png;base64,[\w+/=]+$/);
  const activation = { code: codeAt(totpSecret), activeMfaType: 'totp' };
  expect(await post('/user/mfa', { ...activation, code: wrong(activation.code) }, accessToken)).toMatchObject(
    rejectedAs(401, 'invalid-totp'),
  );
  expect(await post('/user/mfa', activation, accessToken)).toMatchObject({ status: 200, body: 'OK' });
  return { accessToken, totpSecret, activation };
}

/** The next code that the user's app shows. */
function nextCode(secret: string): string {
  test.passTime(30_000);
  return codeAt(secret);
}

async function signIn(): Promise<string> {
  const { status, body } = await post('/signin/email-password', ana);
  expect([status, body]).toEqual([200, { mfa: { ticket: expect.stringMatching(/^mfaTotp:[0-9a-f-]{36}$/) } }]);
  return (body as { mfa: { ticket: string } }).mfa.ticket;
}

it('asks for a code after the password, and the first try burns the ticket', async () => {
  const { totpSecret } = await enable();
  const otp = nextCode(totpSecret);
  const burned = await signIn();
  expect(await post('/signin/mfa/totp', { ticket: burned, otp: wrong(otp) })).toMatchObject(
    rejectedAs(401, 'invalid-totp'),
  );
  expect(await post('/signin/mfa/totp', { ticket: burned, otp })).toMatchObject(rejectedAs(401, 'invalid-ticket'));
  const ticket = await signIn();
  const all = await Promise.all(Array.from({ length: 10 }, () => post('/signin/mfa/totp', { ticket, otp })));
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
});

it('takes the codes of the half minutes beside, and a ticket for five minutes', async () => {
  const { totpSecret } = await enable();
  test.passTime(90_000);
  const start = test.now().getTime();
  const codes = [-60_000, -30_000, 30_000, 60_000].map((ms) => codeAt(totpSecret, start + ms));
  const statuses = [];
  for (const otp of codes) statuses.push((await post('/signin/mfa/totp', { ticket: await signIn(), otp })).status);
  expect(statuses).toEqual([401, 200, 200, 401]);
  const ticket = await signIn();
  test.passTime(300_000);
  const late = await post('/signin/mfa/totp', { ticket, otp: codeAt(totpSecret) });
  expect(late).toMatchObject(rejectedAs(401, 'invalid-ticket'));
});

it('accepts a code once, and no earlier one', async () => {
  const { accessToken, totpSecret, activation } = await enable();
  const otp = activation.code;
  expect(await post('/signin/mfa/totp', { ticket: await signIn(), otp })).toMatchObject(
    rejectedAs(401, 'invalid-totp'),
  );
  const later = nextCode(totpSecret);
  expect(await post('/signin/mfa/totp', { ticket: await signIn(), otp: later })).toMatchObject({ status: 200 });
  for (const used of [otp, later]) {
    const again = await post('/signin/mfa/totp', { ticket: await signIn(), otp: used });
    expect(again).toMatchObject(rejectedAs(401, 'invalid-totp'));
    const disabling = await post('/user/mfa', { code: used, activeMfaType: '' }, accessToken);
    expect(disabling).toMatchObject(rejectedAs(401, 'invalid-totp'));
  }
  const last = { code: nextCode(totpSecret), activeMfaType: '' };
  expect(await post('/user/mfa', last, accessToken)).toMatchObject({ status: 200 });
});

it('accepts a code once, when it comes ten times at once to two instances', async () => {
  const { accessToken, totpSecret } = await enable();
  const another = await test.startAnother();
  const ticket = await signIn();
  const code = nextCode(totpSecret);
  const disable = (i: number) =>
    (i % 2 ? test.visitor : another).post(
      '/v1/auth/user/mfa',
      { code, activeMfaType: '' },
      { authorization: `Bearer ${accessToken}` },
    );
  const all = await Promise.all([
    post('/signin/mfa/totp', { ticket, otp: code }),
    ...Array.from({ length: 9 }, (_, i) => disable(i)),
  ]);
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
});

it('accepts a code in one of ten transactions that read the user before', async () => {
  const { totpSecret } = await enable();
  const db = test.db as unknown as AuthDatabase;
  const account = await db
    .selectFrom('auth.users')
    .where('totp_secret', '=', totpSecret)
    .selectAll()
    .executeTakeFirstOrThrow();
  const code = nextCode(totpSecret);
  const all = await Promise.allSettled(
    Array.from({ length: 10 }, () => db.transaction().execute((trx) => acceptCode(trx, account, code, test.now()))),
  );
  expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', ...Array<string>(9).fill('rejected')]);
});

it('does not take the code of the last secret for one of the next', async () => {
  const { accessToken, totpSecret } = await enable();
  await post('/user/mfa', { code: nextCode(totpSecret), activeMfaType: '' }, accessToken);
  const { body } = await get('/mfa/totp/generate', accessToken);
  const code = codeAt((body as { totpSecret: string }).totpSecret);
  expect(await post('/user/mfa', { code, activeMfaType: 'totp' }, accessToken)).toMatchObject({ status: 200 });
});

it('is switched off with a code, and keeps its secret until then', async () => {
  const { accessToken, totpSecret, activation } = await enable();
  expect(await get('/user', accessToken)).toMatchObject({ body: { activeMfaType: 'totp' } });
  expect(await post('/user/mfa', activation, accessToken)).toMatchObject(rejectedAs(400, 'totp-already-active'));
  expect(await get('/mfa/totp/generate', accessToken)).toMatchObject(rejectedAs(400, 'totp-already-active'));
  const disabling = { code: nextCode(totpSecret), activeMfaType: '' };
  expect(await post('/user/mfa', disabling, accessToken)).toMatchObject({ body: 'OK' });
  expect(await post('/signin/email-password', ana)).toMatchObject({
    body: { session: { user: { activeMfaType: null } } },
  });
  expect(await post('/user/mfa', { ...activation, activeMfaType: '' }, accessToken)).toMatchObject(
    rejectedAs(401, 'disabled-mfa-totp'),
  );
  expect(await post('/user/mfa', activation, accessToken)).toMatchObject(rejectedAs(400, 'no-totp-secret'));
});
