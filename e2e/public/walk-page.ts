import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { repository } from '../site/base';
import { hydrated } from '../site/test';
import { axeFaults } from './axe-faults';
import { headFaults } from './head-faults';
import { shiftFaults } from './layout-shift';
import type { Look } from './looks';
import type { PublicPage } from './pages';
import { readThrough, sightFaults } from './sight-faults';
import { setColorScheme } from './color-scheme';
import type { FindWordFaults } from './word-faults';

const withScreenshots = process.env.SCREENSHOTS === 'true';

interface Walk {
  readonly looks: readonly Look[];
  /** Opens the page once for each look. Otherwise it is opened once, and the screen changes around it. */
  readonly opensEachTime?: boolean;
  readonly findWordFaults: FindWordFaults;
}

/** Visits a page; returns everything wrong with it, each fault with where it was met. `page` must record its layout shift. */
export async function walkPage(
  page: Page,
  place: PublicPage,
  { looks, opensEachTime = false, findWordFaults }: Walk,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, { screen, schemes }] of looks.entries()) {
    const note = (found: string[], where = '') =>
      faults.push(...found.map((fault) => `${place.url} at ${screen.width} px${where}: ${fault}`));
    await page.setViewportSize(screen);
    if (at === 0 || opensEachTime) {
      await page.emulateMedia({ colorScheme: schemes[0] ?? null });
      note(await openingFaults(page, place, findWordFaults));
    } else {
      await readThrough(page);
    }
    note(await sightFaults(page));
    for (const [index, scheme] of schemes.entries()) {
      await setColorScheme(page, scheme);
      // The screen changes what is seen, not what it is: the first look of each visit has all rules.
      const isFirst = index === 0 && (at === 0 || opensEachTime);
      note(await axeFaults(page, isFirst ? 'all' : 'colours'), `, ${scheme}`);
      if (withScreenshots) await shoot(page, place, `${screen.width}-${scheme}`);
    }
  }
  return faults;
}

/** Opens the page and reads it to its end. Finds what does not change with the screen, and what moved meanwhile. */
async function openingFaults(page: Page, place: PublicPage, findWordFaults: FindWordFaults): Promise<string[]> {
  const response: Response | null = await page.goto(place.url);
  await hydrated(page);
  await readThrough(page);
  return [
    ...(await headFaults(page, place, response)),
    ...(await shiftFaults(page)),
    ...(await findWordFaults(page, place.language)),
  ];
}

async function shoot(page: Page, { route, language }: PublicPage, folder: string): Promise<void> {
  const path = join(repository, 'e2e', 'screenshots', folder, `${route.id}-${language}.png`);
  await page.screenshot({ path, fullPage: true });
}
