import type { NhostConfig } from '../config/config';
import { composeMail } from './compose-mail';
import type { Mail } from './mail';
import { createFolderDelivery, createSmtpDelivery } from './transport';

interface MailOptions {
  config: NhostConfig;
  /** Where messages are written when no SMTP server is configured. */
  folder: string;
  clock: () => Date;
  /** Called for a mail that could not be delivered. */
  onFailure: (error: unknown) => void;
}

/** For operators, where mails go: the counterpart of `createMail` in words. */
export function describeDelivery({ AUTH_SMTP_HOST: host, AUTH_SMTP_PORT: port }: NhostConfig, folder: string): string {
  return host ? `${host}:${port}` : folder;
}

/** Mails go to the SMTP server of `AUTH_SMTP_HOST`, else into the folder. */
export function createMail({ config, folder, clock, onFailure }: MailOptions): Mail {
  const deliver = config.AUTH_SMTP_HOST ? createSmtpDelivery(config) : createFolderDelivery(folder, clock);
  const underWay = new Set<Promise<void>>();
  return {
    send(request) {
      const delivery = deliver(composeMail(request, config.AUTH_SMTP_SENDER))
        .catch(onFailure)
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    flush: async () => void (await Promise.all(underWay)),
  };
}
