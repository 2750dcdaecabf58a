import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { languages } from 'shared-config/contract/language';
import { partNames } from 'shared-config/contract/parts';
import { startGallery } from '../gallery/start-gallery';
import { prepareStates, stateFaults } from '../gallery/state-faults';
import { schemes, untilChanged } from '../public/wear';
import { repository } from '../site/base';
import type { Running } from '../site/server';
import { expect, test } from '../site/test';

const widths = { wide: 1280, narrow: 360 } as const;
const withScreenshots = process.env.SCREENSHOTS === 'true';

let gallery: Running;

test.describe.configure({ mode: 'parallel' });
test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());

for (const part of ['shared-config/ui', ...partNames]) {
  for (const language of languages) {
    test(`every state of every component of ${part} in ${language}`, async ({ page, expected }) => {
      test.setTimeout(900_000);
      expected.console(/Download the React DevTools/);
      const section = `section[id="${part}"]`;
      // States in windows are visited one by one: a hundred frames in one page would only wait for each other.
      await page.route('**/state/**', (route) => route.fulfill({ contentType: 'text/html' }));
      const faults = await walk(page, `${gallery.url}/sheet?language=${language}`, section);
      const windows = await page
        .locator(`${section} iframe`)
        .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).src));
      await page.unroute('**/state/**');
      for (const address of windows) faults.push(...(await walk(page, address, '#root')));
      expect(faults).toEqual([]);
    });
  }
}

/** Opens an address, and looks at it in every scheme and in every width that it is meant for. */
async function walk(page: Page, address: string, section: string): Promise<string[]> {
  const faults: string[] = [];
  const path = decodeURI(new URL(address).pathname);
  const only = Object.entries(widths).filter(([name]) => path.endsWith(`(${name})`));
  for (const [at, [, width]] of (only.length > 0 ? only : Object.entries(widths)).entries()) {
    await page.setViewportSize({ width, height: 900 });
    if (at === 0) await open(page, address);
    for (const scheme of schemes) {
      await page.evaluate((chosen) => (document.documentElement.dataset.scheme = chosen), scheme);
      await untilChanged(page);
      const found = await stateFaults(page, section, scheme === schemes[0] ? 'all' : 'colours');
      faults.push(...found.map((fault) => `${path} at ${width} px, ${scheme}: ${fault}`));
      if (withScreenshots) await shoot(page, address, section, `${width}-${scheme}`);
    }
  }
  return faults;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.entered === 'true');
  await prepareStates(page);
}

async function shoot(page: Page, address: string, section: string, folder: string): Promise<void> {
  const { pathname, searchParams } = new URL(address);
  const isSheet = pathname === '/sheet';
  const name = decodeURI(isSheet ? section : pathname).replace(/\W+/g, '-');
  const path = join(repository, 'e2e', 'screenshots', 'gallery', folder, `${name}-${searchParams.get('language')}.png`);
  await (isSheet ? page.locator(section).screenshot({ path }) : page.screenshot({ path }));
}
