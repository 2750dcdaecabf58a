import type { NhostConfig } from '../config/config';
import { createSmsFolder } from './folder';
import { createTwilioGateway } from './twilio';

export interface SmsRequest {
  /** In international form: `+15551234567`. */
  to: string;
  locale: string;
  /** Six digits, which sign their reader in. */
  code: string;
}

export interface Sms {
  /** Rejects when the message cannot be sent, with an error that names neither the number nor the code. */
  send(request: SmsRequest): Promise<void>;
}

interface SmsOptions {
  config: NhostConfig;
  /** Where messages are written when no gateway is configured. */
  folder: string;
  clock: () => Date;
}

/** Messages go to the gateway that the configuration has, else into the folder. */
export function createSms({ config, folder, clock }: SmsOptions): Sms {
  return config.twilio ? createTwilioGateway(config.twilio) : createSmsFolder(folder, clock);
}
