import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { NhostConfig } from '../config/config';

export type { SendMailOptions };

/** Where mails go. */
export interface Delivery {
  deliver(mail: SendMailOptions): Promise<void>;
  /** Rejects when no mail can be delivered now. */
  check(): Promise<unknown>;
}

/** A folder of messages, one `.eml` file each, readable by its owner alone: a message may sign its reader in. */
export function createFolderDelivery(folder: string, clock: () => Date): Delivery {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  const check = () => mkdir(folder, { recursive: true, mode: 0o700 });
  return {
    check,
    async deliver(mail) {
      const { message } = await composer.sendMail(mail);
      await check();
      const name = `${clock().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`;
      // A reader never sees half a message.
      await writeFile(join(folder, `${name}.part`), message as Buffer, { mode: 0o600 });
      await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
    },
  };
}

export function createSmtpDelivery(config: NhostConfig): Delivery {
  const { AUTH_SMTP_USER: user, AUTH_SMTP_PASS: pass = '' } = config;
  const transport = nodemailer.createTransport({
    host: config.AUTH_SMTP_HOST ?? '',
    port: config.AUTH_SMTP_PORT,
    secure: config.AUTH_SMTP_SECURE,
    ...(user === undefined ? {} : { auth: { user, pass } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (mail) => void (await transport.sendMail(mail)),
    check: () => transport.verify(),
  };
}
