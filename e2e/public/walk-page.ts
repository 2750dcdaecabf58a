import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repository } from '../site/base';
import { hydrated } from '../site/test';
import { axeFaults } from './axe-faults';
import { headFaults } from './head-faults';
import { shiftFaults } from './layout-shift';
import type { PublicPage } from './pages';
import { readThrough, sightFaults } from './sight-faults';
import { schemes, wear } from './wear';
import type { FindWordFaults } from './word-faults';

const screens = [
  { width: 360, height: 640 },
  { width: 1280, height: 900 },
] as const;

const withScreenshots = process.env.SCREENSHOTS === 'true';

/**
 * Visits a page on every screen in both schemes; answers with everything wrong with it, each fault beside where it was
 * met. `page` must record its layout shift.
 */
export async function walkPage(page: Page, place: PublicPage, findWordFaults: FindWordFaults): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    const note = (found: string[], where = '') =>
      faults.push(...found.map((fault) => `${place.url} at ${screen.width} px${where}: ${fault}`));
    await page.setViewportSize(screen);
    const answer = await page.goto(place.url);
    await hydrated(page);
    await readThrough(page);
    note(await headFaults(page, place, answer));
    note(await sightFaults(page));
    note(await shiftFaults(page));
    note(await findWordFaults(page, place.language));
    for (const scheme of schemes) {
      await wear(page, scheme);
      note(await axeFaults(page, scheme === schemes[0] ? 'all' : 'colours'), `, ${scheme}`);
      if (withScreenshots) await shoot(page, place, `${screen.width}-${scheme}`);
    }
  }
  return faults;
}

async function shoot(page: Page, { route, language }: PublicPage, folder: string): Promise<void> {
  const path = join(repository, 'e2e', 'screenshots', folder, `${route.id}-${language}.png`);
  await page.screenshot({ path, fullPage: true });
}
