import { readNhostConfig } from './config';

const twilio = {
  AUTH_SMS_PROVIDER: 'twilio',
  AUTH_SMS_TWILIO_ACCOUNT_SID: 'AC1',
  AUTH_SMS_TWILIO_AUTH_TOKEN: 'secret',
  AUTH_SMS_TWILIO_MESSAGING_SERVICE_ID: 'MG1',
};

it('has no gateway by default', () => {
  expect(readNhostConfig({}).twilio).toBeUndefined();
  expect(readNhostConfig({ AUTH_SMS_PROVIDER: '', AUTH_SMS_TWILIO_URL: 'https://x.example' }).twilio).toBeUndefined();
});

it('sends by Twilio, also without the name of the provider, which is Nhost’s default', () => {
  const expected = { accountSid: 'AC1', authToken: 'secret', sender: 'MG1', url: 'https://api.twilio.com' };
  expect(readNhostConfig(twilio).twilio).toEqual(expected);
  expect(readNhostConfig({ ...twilio, AUTH_SMS_PROVIDER: '' }).twilio).toEqual(expected);
  expect(readNhostConfig({ ...twilio, AUTH_SMS_TWILIO_URL: 'http://127.0.0.1:4100/' }).twilio?.url).toBe(
    'http://127.0.0.1:4100',
  );
});

it.each([
  ['AUTH_SMS_PROVIDER', 'modica'],
  ['AUTH_SMS_TWILIO_ACCOUNT_SID', ''],
  ['AUTH_SMS_TWILIO_AUTH_TOKEN', ''],
  ['AUTH_SMS_TWILIO_MESSAGING_SERVICE_ID', ''],
  // Twilio's Verify makes its own codes.
  ['AUTH_SMS_TWILIO_MESSAGING_SERVICE_ID', 'VA1'],
  ['AUTH_SMS_TWILIO_URL', 'http://twilio.example'],
])('names %s when it is %j', (key, value) => {
  expect(() => readNhostConfig({ ...twilio, [key]: value })).toThrow(key);
  expect(() => readNhostConfig({ ...twilio, [key]: value })).not.toThrow(/secret/);
});
