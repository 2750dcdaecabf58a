import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import { type SmsGateway, startSmsGateway } from '../../testing/sms-gateway';
import type { SessionJson } from '../sessions/sessions';

const { test, post, readSms } = createAuthTest();
const phoneNumber = '+15551234567';
const request = (number = phoneNumber, options?: object) =>
  post('/signin/passwordless/sms', { phoneNumber: number, options });
const verify = (otp: string | undefined, number = phoneNumber) =>
  post('/signin/passwordless/sms/otp', { phoneNumber: number, otp });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const invalidRequest = rejectedAs(400, 'invalid-request');

it('signs in by a code, once, and makes the user of a new number', async () => {
  expect(await request(phoneNumber, { locale: 'pt' })).toMatchObject({ status: 200, body: 'OK' });
  const message = await readSms();
  expect(message).toMatchObject({ to: phoneNumber, text: expect.stringMatching(/^Seu código é \d{6}\.$/) });
  const { code } = message;
  expect(await verify(wrong(code))).toMatchObject(invalidRequest);
  const all = await Promise.all(Array.from({ length: 10 }, () => verify(code)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  const { session } = all.find(({ status }) => status === 200)?.body as { session: SessionJson };
  expect(session.user).toMatchObject({ displayName: phoneNumber, phoneNumber, phoneNumberVerified: true });
  expect(session.user).not.toHaveProperty('email');
  expect(session.user.avatarUrl).toContain('/avatar/d41d8cd98f00b204e9800998ecf8427e?');
});

it('signs the same user in again, by the newest code only', async () => {
  await request();
  const first = await readSms();
  await request();
  const second = await readSms();
  if (first.code !== second.code) expect(await verify(first.code)).toMatchObject(invalidRequest);
  expect(await verify(second.code)).toMatchObject({ status: 200 });
  const users = await test.db.selectFrom('auth.users').where('phone_number', 'is not', null).select('id').execute();
  expect(users).toHaveLength(1);
});

it('rejects a code after five minutes, and a code for another number', async () => {
  await request();
  const { code } = await readSms();
  expect(await verify(code, '+15557654321')).toMatchObject(invalidRequest);
  test.passTime(300_000);
  expect(await verify(code)).toMatchObject(invalidRequest);
});

it('makes one user when ten calls come at once', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => request()));
  expect(all.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
  const users = await test.db.selectFrom('auth.users').where('phone_number', 'is not', null).select('id').execute();
  expect(users).toHaveLength(1);
});

it.each(['', '15551234567', '+0123456789', '+1555', '+1555123456789012', '+1555123456x', 5551234567])(
  'does not take %p for a number',
  async (number) => {
    expect(await request(number as string)).toMatchObject(rejectedAs(400, 'schema-validation-error'));
  },
);

it('rejects a disabled user, and roles that are not offered', async () => {
  expect(await request(phoneNumber, { allowedRoles: ['admin'] })).toMatchObject(rejectedAs(400, 'role-not-allowed'));
  await request();
  const { code } = await readSms();
  await test.db.updateTable('auth.users').set({ disabled: true }).where('phone_number', '=', phoneNumber).execute();
  expect(await verify(code)).toMatchObject(rejectedAs(401, 'disabled-user'));
  expect(await request()).toMatchObject(rejectedAs(401, 'disabled-user'));
});

describe('switched off, as by default', () => {
  const off = createAuthTest({ AUTH_SMS_PASSWORDLESS_ENABLED: '' });

  it('says so', async () => {
    const disabled = rejectedAs(409, 'disabled-endpoint');
    expect(await off.post('/signin/passwordless/sms', { phoneNumber })).toMatchObject(disabled);
    expect(await off.post('/signin/passwordless/sms/otp', { phoneNumber, otp: '123456' })).toMatchObject(disabled);
  });
});

describe('where messages cannot be sent', () => {
  const broken = createAuthTest({ DATA_DIR: '/dev/null' });

  it('says so', async () => {
    expect(await broken.post('/signin/passwordless/sms', { phoneNumber })).toMatchObject(
      rejectedAs(400, 'cannot-send-sms'),
    );
  });
});

describe('where a gateway sends the messages', () => {
  let gateway: SmsGateway;
  const sending = createAuthTest({}, async () => {
    gateway = await startSmsGateway();
    return gateway.settings;
  });
  afterAll(() => gateway.stop());
  beforeEach(() => {
    gateway.respondWith();
    gateway.received.length = 0;
  });
  const requestCode = () => sending.post('/signin/passwordless/sms', { phoneNumber, options: { locale: 'es' } });
  const codes = () => gateway.received.map(({ form }) => /\d{6}/.exec(form.Body ?? '')?.[0] ?? '');

  it('signs in by the code of the message', async () => {
    expect(await requestCode()).toMatchObject({ status: 200, body: 'OK' });
    expect(gateway.received).toMatchObject([
      { form: { To: phoneNumber, Body: expect.stringMatching(/^Tu código es \d{6}\.$/) } },
    ]);
    const [otp] = codes();
    expect(await sending.post('/signin/passwordless/sms/otp', { phoneNumber, otp })).toMatchObject({ status: 200 });
  });

  it('says that a message was not sent, and logs why without the number or the code', async () => {
    gateway.respondWith((response) => response.writeHead(400).end(`{"code":21211,"message":"${phoneNumber} ?"}`));
    expect(await requestCode()).toMatchObject(rejectedAs(400, 'cannot-send-sms'));
    const lines = sending.test.logged.filter((line) => line.includes('a message to a phone was not sent'));
    const logged = lines.map((line) => JSON.parse(line) as { level: number; err: object });
    expect(logged).toMatchObject([{ level: 50, err: { message: 'the gateway responded 400, code 21211' } }]);
    expect(lines.join('')).not.toContain(phoneNumber.slice(1));
    for (const code of codes()) expect(JSON.stringify(logged.map(({ err }) => err))).not.toContain(code);
  });
});
