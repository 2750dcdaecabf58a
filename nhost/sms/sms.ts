import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SmsRequest {
  /** In international form: `+15551234567`. */
  to: string;
  locale: string;
  /** Six digits, which sign their reader in. */
  code: string;
}

export interface Sms {
  /** Rejects when the message cannot be sent. */
  send(request: SmsRequest): Promise<void>;
}

const texts: Record<string, string> = {
  pt: 'Seu código é ${code}.',
  es: 'Tu código es ${code}.',
};

/** The words of a message; English for a locale that has none. */
export function composeSms({ locale, code }: Pick<SmsRequest, 'locale' | 'code'>): string {
  const text = Object.hasOwn(texts, locale) ? texts[locale] : undefined;
  return (text ?? 'Your code is ${code}.').replace('${code}', code);
}

/** A folder of messages, one `.txt` file each, readable by its owner alone. */
export function createSmsFolder(folder: string, clock: () => Date): Sms {
  return {
    async send(request) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = join(folder, `${clock().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}`);
      // A reader never sees half a message.
      await writeFile(`${name}.part`, `To: ${request.to}\n\n${composeSms(request)}\n`, { mode: 0o600 });
      await rename(`${name}.part`, `${name}.txt`);
    },
  };
}
