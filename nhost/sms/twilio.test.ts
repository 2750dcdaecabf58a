import { type SmsGateway, startSmsGateway } from '../testing/sms-gateway';
import { createTwilioGateway } from './twilio';

let gateway: SmsGateway;
beforeAll(async () => (gateway = await startSmsGateway()));
afterAll(() => gateway.stop());
beforeEach(() => {
  gateway.respondWith();
  gateway.received.length = 0;
});
const request = { to: '+15551234567', locale: 'pt', code: '012345' };

it('sends a message of the messaging service, as the account, once', async () => {
  await createTwilioGateway(gateway.twilio).send(request);
  expect(gateway.received).toEqual([
    {
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${btoa('AC1:the token of the tests')}`,
      form: { To: request.to, MessagingServiceSid: 'MG1', Body: 'Seu código é 012345.' },
    },
  ]);
});

it('sends from a number where one is configured', async () => {
  await createTwilioGateway({ ...gateway.twilio, sender: '+15550001111' }).send(request);
  expect(gateway.received.map(({ form }) => form)).toEqual([
    { To: request.to, From: '+15550001111', Body: 'Seu código é 012345.' },
  ]);
});

const invalidNumber = { code: 21211, message: `The 'To' number ${request.to} is not valid: Seu código é 012345.` };
it.each([
  ['a failure of its own', JSON.stringify(invalidNumber), 'the gateway responded 400, code 21211'],
  ['a page', '<h1>no</h1>', 'the gateway responded 400'],
  ['an empty body', '', 'the gateway responded 400'],
  ['JSON of another kind', '[{"code":"x"}]', 'the gateway responded 400'],
])('rejects when the gateway responds with %s, and does not repeat its text', async (_name, body, message) => {
  gateway.respondWith((response) => response.writeHead(400).end(body));
  await expect(createTwilioGateway(gateway.twilio).send(request)).rejects.toThrow(new Error(message));
  expect(gateway.received).toHaveLength(1);
});

it('does not pass on its credentials to where the gateway redirects', async () => {
  gateway.respondWith((response) => response.writeHead(307, { location: `${gateway.twilio.url}/other` }).end());
  await expect(createTwilioGateway(gateway.twilio).send(request)).rejects.toThrow('fetch failed');
  expect(gateway.received).toHaveLength(1);
});

it('gives up on a gateway that does not respond, or stops in the middle of a failure', async () => {
  const impatient = createTwilioGateway(gateway.twilio, 200);
  gateway.respondWith(() => undefined);
  await expect(impatient.send(request)).rejects.toThrow('timeout');
  gateway.respondWith((response) => void response.writeHead(500).write('{"code":'));
  await expect(impatient.send(request)).rejects.toThrow(new Error('the gateway responded 500'));
});

it('rejects when nothing listens there', async () => {
  await expect(createTwilioGateway({ ...gateway.twilio, url: 'http://127.0.0.1:1' }).send(request)).rejects.toThrow(
    'fetch failed',
  );
});
