import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { until } from '../site/until';

/** A site whose auth service has every way to sign in. @param more additional variables of its backend */
export function startClientSite(more: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  return startOwnSite({
    environment: (url) => ({
      AUTH_CLIENT_URL: url,
      AUTH_ANONYMOUS_USERS_ENABLED: 'true',
      AUTH_EMAIL_PASSWORDLESS_ENABLED: 'true',
      AUTH_OTP_EMAIL_ENABLED: 'true',
      AUTH_MFA_ENABLED: 'true',
      AUTH_WEBAUTHN_ENABLED: 'true',
      AUTH_RATE_LIMIT_ENABLE: 'false',
      ...more,
    }),
  });
}

/** Takes the one mail to this address: its headers by name. */
export async function takeMail({ mails }: OwnSite, to: string): Promise<ReadonlyMap<string, string>> {
  let found: Map<string, string> | undefined;
  const look = async () => {
    const names = (await readdir(mails).catch(() => [])).filter((name) => name.endsWith('.eml'));
    for (const name of names) {
      const [head = ''] = (await readFile(join(mails, name), 'utf8')).replace(/\r\n[ \t]+/g, ' ').split('\r\n\r\n');
      const headers = new Map(
        head.split('\r\n').map((line) => {
          const [key = '', ...value] = line.split(': ');
          return [key.toLowerCase(), value.join(': ')] as const;
        }),
      );
      if (headers.get('to') !== to) continue;
      found = headers;
      await rm(join(mails, name));
    }
    return found !== undefined;
  };
  await until(`a mail to ${to}`, look, 60_000);
  return found ?? new Map();
}
