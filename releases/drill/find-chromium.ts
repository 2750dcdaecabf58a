import { existsSync } from 'node:fs';
import { ReleaseError } from '@ponte/contract/release-error';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @throws ReleaseError `not-found` */
export function getChromium(downloaded: string): string {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) {
    throw new ReleaseError(
      'not-found',
      `CHROMIUM is ${named}, which is not a file`,
      'name a Chromium, or run this without the variable: env -u CHROMIUM',
    );
  }
  const found = [named, ...installed, downloaded].find((file) => file && existsSync(file));
  if (found) return found;
  throw new ReleaseError(
    'not-found',
    'there is no Chromium',
    'install Debian’s package chromium, or set CHROMIUM to one',
  );
}
