import { chromium, type Browser } from 'playwright-core';
import { getChromium } from '../../releases/drill/find-chromium';

/** @throws ReleaseError when there is none; call it before the site is built. */
export function findBrowser(): string {
  return getChromium(chromium.executablePath(), 'whole');
}

/** Starts a browser that trusts one certificate by its key's fingerprint: with ignored errors it would not cache responses. */
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
