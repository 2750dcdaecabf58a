import type { NhostConfig } from '../config/config';
import { createAvailability } from './availability';
import { composeMail } from './templates';
import { createFolderDelivery, createSmtpDelivery } from './transport';

/** One of Nhost's mails, before it has words. */
export interface MailRequest {
  template: MailTemplate;
  to: string;
  locale: string;
  displayName: string;
  /** What the recipient proves the mailbox with: a ticket, or a code of six digits. */
  ticket: string;
  redirectTo: string;
  /** The address that the ticket is used at; empty for a code. */
  link: string;
}

export type MailTemplate =
  | 'email-verify'
  | 'email-confirm-change'
  | 'signin-passwordless'
  | 'signin-otp'
  | 'password-reset'
  /** Not Nhost's: an administrator has removed the recipient's second factor. It has a link and no ticket. */
  | 'second-factor-reset';

export interface Mail {
  /** Queues a mail and returns at once, so that response times reveal nothing about an account. */
  send(request: MailRequest): void;
  /** Whether the mail server accepts mails now, for any recipient. */
  isAvailable(): Promise<boolean>;
  /** Waits for the mails in delivery. */
  flush(): Promise<void>;
}

interface MailOptions {
  config: NhostConfig;
  /** Where messages are written when no SMTP server is configured. */
  folder: string;
  clock: () => Date;
  /** Called for a mail that could not be delivered. */
  onFailure: (error: unknown) => void;
  /** Called when no mail can be delivered: at most once in ten seconds, and only while mails are requested. */
  onUnavailable: (error: unknown) => void;
}

/** Where `createMail` delivers mails, for operators. */
export function describeDelivery({ AUTH_SMTP_HOST: host, AUTH_SMTP_PORT: port }: NhostConfig, folder: string): string {
  return host ? `${host}:${port}` : folder;
}

/** Mails go to the SMTP server of `AUTH_SMTP_HOST`, else into the folder. */
export function createMail({ config, folder, clock, onFailure, onUnavailable }: MailOptions): Mail {
  const { deliver, check } = config.AUTH_SMTP_HOST ? createSmtpDelivery(config) : createFolderDelivery(folder, clock);
  const isAvailable = createAvailability({ check, clock, onFailure: onUnavailable });
  const underWay = new Set<Promise<void>>();
  return {
    send(request) {
      const delivery = deliver(composeMail(request, config.AUTH_SMTP_SENDER))
        .catch(onFailure)
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    isAvailable,
    async flush() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
