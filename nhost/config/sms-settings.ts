import * as z from 'zod/mini';
import { environmentError } from './read-environment';
import { secureUrl, withoutSlash } from './values';

/** Where messages to phones are sent by Twilio. */
export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** The id of a messaging service, or a number. */
  sender: string;
  url: string;
}

export const smsSettings = z.object({
  AUTH_SMS_PASSWORDLESS_ENABLED: z._default(z.stringbool(), false),
  AUTH_SMS_PROVIDER: z.optional(z.enum(['twilio'])),
  AUTH_SMS_TWILIO_ACCOUNT_SID: z.optional(z.string()),
  AUTH_SMS_TWILIO_AUTH_TOKEN: z.optional(z.string()),
  AUTH_SMS_TWILIO_MESSAGING_SERVICE_ID: z.optional(
    z.string().check(z.regex(/^(MG\w+|\+[1-9]\d{6,14})$/, 'must be a messaging service (MG…) or a number (+…)')),
  ),
  AUTH_SMS_TWILIO_URL: z._default(secureUrl.check(withoutSlash), 'https://api.twilio.com'),
});

/**
 * @returns undefined when no gateway is configured
 * @throws Error when settings are missing
 */
export function readTwilio(settings: z.output<typeof smsSettings>): TwilioSettings | undefined {
  const accountSid = settings.AUTH_SMS_TWILIO_ACCOUNT_SID;
  const authToken = settings.AUTH_SMS_TWILIO_AUTH_TOKEN;
  const sender = settings.AUTH_SMS_TWILIO_MESSAGING_SERVICE_ID;
  const given = [settings.AUTH_SMS_PROVIDER, accountSid, authToken, sender];
  if (given.every((one) => one === undefined)) return undefined;
  if (accountSid === undefined || authToken === undefined || sender === undefined) {
    const names = 'AUTH_SMS_TWILIO_ACCOUNT_SID, AUTH_SMS_TWILIO_AUTH_TOKEN, AUTH_SMS_TWILIO_MESSAGING_SERVICE_ID';
    throw environmentError([`${names}: set all for twilio, or none`]);
  }
  return { accountSid, authToken, sender, url: settings.AUTH_SMS_TWILIO_URL };
}
