import { ReleaseError } from '@ponte/contract/release-error';
import { chromiumPackages, findChromium } from '@ponte/toolchain/installed-chromiums';

/** @throws ReleaseError `not-found` */
export function getChromium(downloaded: string, kind: keyof typeof chromiumPackages = 'shell'): string {
  let found: string | undefined;
  try {
    found = findChromium(kind, downloaded);
  } catch (error) {
    const hint = 'name a Chromium, or run this without the variable: env -u CHROMIUM';
    throw new ReleaseError('not-found', (error as Error).message, hint);
  }
  if (found) return found;
  throw new ReleaseError(
    'not-found',
    'there is no Chromium',
    `install Debian’s package ${chromiumPackages[kind]}, or set CHROMIUM to one`,
  );
}
