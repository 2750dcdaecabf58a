import { chromium, type Browser } from 'playwright-core';
import { getChromium } from '../../releases/drill/find-chromium';

/** @throws ReleaseError when there is none: a benchmark says so before it builds the site. */
export function findBrowser(): string {
  return getChromium(chromium.executablePath());
}

/** A browser that trusts one certificate, by its key's fingerprint: an ignored error would keep answers out of its cache. */
export function startBrowser(fingerprint: string): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
}
