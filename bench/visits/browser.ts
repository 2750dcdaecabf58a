import { chromium, type Browser } from 'playwright-core';
import { getChromium } from '../../releases/drill/find-chromium';

/** A browser that trusts one certificate, by its key's fingerprint: an ignored error would keep answers out of its cache. */
export function startBrowser(fingerprint: string): Promise<Browser> {
  return chromium.launch({
    executablePath: getChromium(chromium.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
}
