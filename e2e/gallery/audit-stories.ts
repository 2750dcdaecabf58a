import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '@ponte/contract/language';
import { axeIssues } from '../public/axe-issues';
import { endTransitions, schemes } from '../public/looks';
import { galleryUrl, repository } from '../site/base';
import { layoutIssues } from './layout-issues';

export const widths = { wide: 1280, narrow: 360 } as const;
export type Width = keyof typeof widths;

/** A width, and the color schemes at it. Without a scheme the layout alone is audited, which no scheme changes. */
export interface Look {
  readonly width: Width;
  readonly schemes: readonly (typeof schemes)[number][];
}

/** Each width in each scheme. */
export const everyLook: readonly Look[] = [
  { width: 'wide', schemes },
  { width: 'narrow', schemes },
];

/** Each width, for its layout. */
export const layoutAlone: readonly Look[] = [
  { width: 'wide', schemes: [] },
  { width: 'narrow', schemes: [] },
];

const storyFiles = '**/story/**';
const withScreenshots = process.env.SCREENSHOTS === 'true';

/**
 * Audits the stories that the sheet itself shows. Returns their issues, and the addresses of the stories that need a window
 * of their own. The sheet is opened once for all parts.
 */
export async function auditSheet(page: Page, language: Language, looks: readonly Look[]) {
  // Windows are visited one by one: a hundred frames in one page would only wait for each other.
  await page.route(storyFiles, (route) => route.fulfill({ contentType: 'text/html' }));
  const issues = await auditStories(page, `${galleryUrl}/sheet?language=${language}`, '.sheet', looks);
  const windows = await page
    .locator('.sheet iframe[src]')
    .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).src));
  await page.unroute(storyFiles);
  return { issues, windows };
}

/**
 * Audits stories in a window of their own, one after the other: the animations of an open story cost as much as its audit.
 * A story that is meant for one width is audited at that one. A story without looks is not opened.
 */
export async function auditWindows(
  page: Page,
  windows: readonly string[],
  looksOf: (at: number) => readonly Look[],
): Promise<string[]> {
  const issues: string[] = [];
  for (const [at, address] of windows.entries()) {
    const looks = looksOf(at);
    if (looks.length === 0) continue;
    const own = everyLook.filter(({ width }) => pathOf(address).endsWith(`(${width})`));
    issues.push(...(await auditStories(page, address, '#root', own.length > 0 ? own : looks)));
  }
  return issues;
}

/** Opens an address and audits the stories within `selector`. */
async function auditStories(page: Page, address: string, selector: string, looks: readonly Look[]): Promise<string[]> {
  const issues: string[] = [];
  for (const [index, look] of looks.entries()) {
    const width = widths[look.width];
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
    if (index === 0) await open(page, address);
    const note = (found: string[], where = '') =>
      issues.push(...found.map((issue) => `${pathOf(address)} at ${width} px${where}: ${issue}`));
    await endTransitions(page);
    note(await layoutIssues(page, selector));
    for (const scheme of look.schemes) {
      await page.evaluate((chosen) => (document.documentElement.dataset.scheme = chosen), scheme);
      await endTransitions(page);
      note(await axeIssues(page, scheme === look.schemes[0] ? 'wcag' : 'colors', selector), `, ${scheme}`);
      if (withScreenshots) await takeScreenshot(page, address, selector, `${width}-${scheme}`);
    }
  }
  return issues;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.played === 'true');
}

function pathOf(address: string): string {
  return decodeURI(new URL(address).pathname);
}

async function takeScreenshot(page: Page, address: string, selector: string, folder: string): Promise<void> {
  const { pathname, searchParams } = new URL(address);
  const isSheet = pathname === '/sheet';
  const name = decodeURI(pathname).replace(/\W+/g, '-');
  const path = join(repository, 'e2e', 'screenshots', 'gallery', folder, `${name}-${searchParams.get('language')}.png`);
  await (isSheet ? page.locator(selector).screenshot({ path }) : page.screenshot({ path }));
}
