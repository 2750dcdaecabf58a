import { Secret, TOTP } from 'otpauth';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';

const { test, post, get, signUp } = createAuthTest();
const ana = { email: 'ana@exemplo.com', password: 'Abc123' };
const start = Date.parse('2026-03-02T12:00:00.000Z');
const codeAt = (secret: string, at = start) =>
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

async function signIn(): Promise<string> {
  const { status, body } = await post('/signin/email-password', ana);
  expect([status, body]).toEqual([200, { mfa: { ticket: expect.stringMatching(/^mfaTotp:[0-9a-f-]{36}$/) } }]);
  return (body as { mfa: { ticket: string } }).mfa.ticket;
}

it('asks for a code after the password, and the first try burns the ticket', async () => {
  const { totpSecret } = await enable();
  const otp = codeAt(totpSecret);
  const burned = await signIn();
  expect(await post('/signin/mfa/totp', { ticket: burned, otp: wrong(otp) })).toMatchObject(
    rejectedAs(401, 'invalid-totp'),
  );
  expect(await post('/signin/mfa/totp', { ticket: burned, otp })).toMatchObject(rejectedAs(401, 'invalid-ticket'));
  const ticket = await signIn();
  const all = await Promise.all(Array.from({ length: 10 }, () => post('/signin/mfa/totp', { ticket, otp })));
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
});

it('notes in the session that a code was part of its proof', async () => {
  const { totpSecret } = await enable();
  await post('/signin/mfa/totp', { ticket: await signIn(), otp: codeAt(totpSecret) });
  const rows = test.db.selectFrom('auth.refresh_tokens').select('metadata').orderBy('metadata').execute();
  expect(await rows).toEqual([{ metadata: { secondFactor: true } }, { metadata: null }]);
});

it('takes the codes of the half minutes beside, and a ticket for five minutes', async () => {
  const { totpSecret } = await enable();
  const codes = [-60_000, -30_000, 30_000, 60_000].map((ms) => codeAt(totpSecret, start + ms));
  const statuses = [];
  for (const otp of codes) statuses.push((await post('/signin/mfa/totp', { ticket: await signIn(), otp })).status);
  expect(statuses).toEqual([401, 200, 200, 401]);
  const ticket = await signIn();
  test.passTime(300_000);
  const late = await post('/signin/mfa/totp', { ticket, otp: codeAt(totpSecret, start + 300_000) });
  expect(late).toMatchObject(rejectedAs(401, 'invalid-ticket'));
});

it('is switched off with a code, and keeps its secret until then', async () => {
  const { accessToken, activation } = await enable();
  expect(await get('/user', accessToken)).toMatchObject({ body: { activeMfaType: 'totp' } });
  expect(await post('/user/mfa', activation, accessToken)).toMatchObject(rejectedAs(400, 'totp-already-active'));
  expect(await get('/mfa/totp/generate', accessToken)).toMatchObject(rejectedAs(400, 'totp-already-active'));
  expect(await post('/user/mfa', { ...activation, activeMfaType: '' }, accessToken)).toMatchObject({ body: 'OK' });
  expect(await post('/signin/email-password', ana)).toMatchObject({
    body: { session: { user: { activeMfaType: null } } },
  });
  expect(await post('/user/mfa', { ...activation, activeMfaType: '' }, accessToken)).toMatchObject(
    rejectedAs(401, 'disabled-mfa-totp'),
  );
  expect(await post('/user/mfa', activation, accessToken)).toMatchObject(rejectedAs(400, 'no-totp-secret'));
});
