import { join } from 'node:path';
import type { BrowserContext, Page, Response } from '@playwright/test';
import { repository } from '../site/base';
import { expect, hydrated, test } from '../site/test';
import { alignmentIssues } from './alignment-issues';
import { axeIssues } from './axe-issues';
import { headIssues } from './head-issues';
import { recordLayoutShift, shiftIssues } from './layout-shift';
import { everyLook, pairedLooks, setColorScheme, type Look } from './looks';
import type { PublicPage } from './pages';
import { PaintingTab } from './painting-tab';
import { createTextIssueFinder, type FindTextIssues } from './text-issues';
import { fetchTexts } from './texts';
import { readThrough, visibilityIssues } from './visibility-issues';

/** Created once per worker: every test compares with the same texts. */
let textIssueFinder: Promise<FindTextIssues> | undefined;

/**
 * One test for several pages, visited in one tab so that shared files load once. A number chooses each page's looks, and the
 * page that axe examines: the others differ from it by their language alone.
 */
export function testAudit(name: string, places: readonly PublicPage[], at: number | 'every look'): void {
  test(name, async ({ context, request }) => {
    const tab = new PaintingTab(() => openTab(context));
    textIssueFinder ??= fetchTexts(request).then(createTextIssueFinder);
    const findTextIssues = await textIssueFinder;
    const issues: string[] = [];
    for (const [index, place] of places.entries()) {
      const options =
        at === 'every look'
          ? { looks: everyLook, opensEachTime: true, withAxe: true }
          : { looks: pairedLooks(at + index), withAxe: index === at % places.length };
      issues.push(...(await tab.visit(place.url, (page) => auditPage(page, place, { ...options, findTextIssues }))));
    }
    expect(issues).toEqual([]);
  });
}

async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await recordLayoutShift(page);
  return page;
}

const withScreenshots = process.env.SCREENSHOTS === 'true';

interface AuditOptions {
  readonly looks: readonly Look[];
  /** Opens the page once for each look. Otherwise it is opened once, and the screen changes around it. */
  readonly opensEachTime?: boolean;
  readonly withAxe: boolean;
  readonly findTextIssues: FindTextIssues;
}

/** Visits a page and returns its issues, each with its location. */
async function auditPage(
  page: Page,
  place: PublicPage,
  { looks, opensEachTime = false, withAxe, findTextIssues }: AuditOptions,
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
    note(await alignmentIssues(page));
    for (const [index, scheme] of schemes.entries()) {
      await setColorScheme(page, scheme);
      // The other rules check elements, which are the same on both screens and in both schemes: once per visit is enough.
      const isFirst = index === 0 && (at === 0 || opensEachTime);
      if (withAxe) note(await axeIssues(page, isFirst ? 'all' : 'colors'), `, ${scheme}`);
      if (withScreenshots) await takeScreenshot(page, place, `${screen.width}-${scheme}`);
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

async function takeScreenshot(page: Page, { route, language }: PublicPage, folder: string): Promise<void> {
  const path = join(repository, 'e2e', 'screenshots', folder, `${route.id}-${language}.png`);
  await page.screenshot({ path, fullPage: true });
}
