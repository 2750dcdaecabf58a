import * as z from 'zod/mini';
import type { TwilioSettings } from '../config/sms-settings';
import type { Sms } from './sms';
import { composeSms } from './texts';

const failure = z.object({ code: z.int() });

/** Twilio's number of a failure. Its text is not used: it repeats the number of the phone. */
async function readFailureCode(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => undefined);
  const { data } = z.safeParse(failure, body);
  return data ? `, code ${data.code}` : '';
}

/**
 * Sends messages by Twilio. A message is sent once, because a second try could send it twice.
 *
 * @param timeoutMs how long a person waits for the gateway
 */
export function createTwilioGateway(settings: TwilioSettings, timeoutMs = 10_000): Sms {
  const { accountSid, authToken, sender, url } = settings;
  const target = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const from = sender.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  return {
    async send(request) {
      const response = await fetch(target, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: request.to, [from]: sender, Body: composeSms(request) }),
        // The credentials are for this address alone.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) {
        throw new Error(`the gateway responded ${response.status}${await readFailureCode(response)}`);
      }
      await response.body?.cancel();
    },
  };
}
