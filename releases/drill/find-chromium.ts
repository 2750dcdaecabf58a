import { existsSync } from 'node:fs';
import { ReleaseError } from '@ponte/contract/release-error';
import { chromiumPackages, findInstalledChromium } from '@ponte/toolchain/installed-chromiums';

/** @throws ReleaseError `not-found` */
export function getChromium(downloaded: string, kind: keyof typeof chromiumPackages = 'shell'): string {
  const named = process.env.CHROMIUM || undefined;
  if (named && !existsSync(named)) {
    throw new ReleaseError(
      'not-found',
      `CHROMIUM is ${named}, which is not a file`,
      'name a Chromium, or run this without the variable: env -u CHROMIUM',
    );
  }
  const found = named ?? findInstalledChromium(kind, downloaded);
  if (found) return found;
  throw new ReleaseError(
    'not-found',
    'there is no Chromium',
    `install Debian’s package ${chromiumPackages[kind]}, or set CHROMIUM to one`,
  );
}
