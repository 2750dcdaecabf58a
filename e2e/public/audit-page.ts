import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { repository } from '../site/base';
import { hydrated } from '../site/test';
import { axeIssues } from './axe-issues';
import { headIssues } from './head-issues';
import { shiftIssues } from './layout-shift';
import type { Look } from './looks';
import type { PublicPage } from './pages';
import { readThrough, visibilityIssues } from './visibility-issues';
import { setColorScheme } from './color-scheme';
import type { FindTextIssues } from './text-issues';

const withScreenshots = process.env.SCREENSHOTS === 'true';

interface AuditOptions {
  readonly looks: readonly Look[];
  /** Opens the page once for each look. Otherwise it is opened once, and the screen changes around it. */
  readonly opensEachTime?: boolean;
  readonly findTextIssues: FindTextIssues;
}

/** Visits a page and returns its issues, each with its location. Call `recordLayoutShift(page)` first. */
export async function auditPage(
  page: Page,
  place: PublicPage,
  { looks, opensEachTime = false, findTextIssues }: AuditOptions,
): Promise<string[]> {
  const issues: string[] = [];
  for (const [at, { screen, schemes }] of looks.entries()) {
    const note = (found: string[], where = '') =>
      issues.push(...found.map((issue) => `${place.url} at ${screen.width} px${where}: ${issue}`));
    await page.setViewportSize(screen);
    if (at === 0 || opensEachTime) {
      await page.emulateMedia({ colorScheme: schemes[0] ?? null });
      note(await openingIssues(page, place, findTextIssues));
    } else {
      await readThrough(page);
    }
    note(await visibilityIssues(page));
    for (const [index, scheme] of schemes.entries()) {
      await setColorScheme(page, scheme);
      // The screen changes what is seen, not what it is: the first look of each visit has all rules.
      const isFirst = index === 0 && (at === 0 || opensEachTime);
      note(await axeIssues(page, isFirst ? 'all' : 'colours'), `, ${scheme}`);
      if (withScreenshots) await shoot(page, place, `${screen.width}-${scheme}`);
    }
  }
  return issues;
}

/** Opens and scrolls the page. Finds issues that do not depend on the viewport, and layout shifts. */
async function openingIssues(page: Page, place: PublicPage, findTextIssues: FindTextIssues): Promise<string[]> {
  const response: Response | null = await page.goto(place.url);
  await hydrated(page);
  await readThrough(page);
  return [
    ...(await headIssues(page, place, response)),
    ...(await shiftIssues(page)),
    ...(await findTextIssues(page, place.language)),
  ];
}

async function shoot(page: Page, { route, language }: PublicPage, folder: string): Promise<void> {
  const path = join(repository, 'e2e', 'screenshots', folder, `${route.id}-${language}.png`);
  await page.screenshot({ path, fullPage: true });
}
