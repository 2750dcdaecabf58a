import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedSms {
  path: string | undefined;
  authorization: string | undefined;
  form: Record<string, string>;
}

type Respond = (response: ServerResponse) => void;
const accept: Respond = (response) => response.writeHead(201).end('{"sid":"SM1","status":"queued"}');

/** A real HTTP server on the loopback that stands for Twilio. */
export async function startSmsGateway() {
  const received: ReceivedSms[] = [];
  let respond = accept;
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    received.push({ path: request.url, authorization: request.headers.authorization, form });
    respond(response);
  };
  const server = createServer((request, response) => void receive(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const twilio = { accountSid: 'AC1', authToken: 'the token of the tests', sender: 'MG1', url };

  return {
    twilio,
    settings: {
      AUTH_SMS_PROVIDER: 'twilio',
      AUTH_SMS_TWILIO_ACCOUNT_SID: twilio.accountSid,
      AUTH_SMS_TWILIO_AUTH_TOKEN: twilio.authToken,
      AUTH_SMS_TWILIO_MESSAGING_SERVICE_ID: twilio.sender,
      AUTH_SMS_TWILIO_URL: url,
    },
    received,
    /** How it responds from now on; it accepts messages by default. */
    respondWith: (next: Respond = accept) => void (respond = next),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type SmsGateway = Awaited<ReturnType<typeof startSmsGateway>>;
