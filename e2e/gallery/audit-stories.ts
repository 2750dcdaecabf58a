import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { Language } from '@ponte/contract/language';
import { endTransitions, schemes } from '../public/looks';
import { atOnce } from '../site/at-once';
import { galleryUrl, repository } from '../site/base';
import { storyIssues } from './story-issues';

export const widths = { wide: 1280, narrow: 360 } as const;
export type Width = keyof typeof widths;

/** A width, and the color schemes at it. */
export interface Look {
  readonly width: Width;
  readonly schemes: readonly (typeof schemes)[number][];
}

/** Each width in each scheme. */
export const everyLook: readonly Look[] = [
  { width: 'wide', schemes },
  { width: 'narrow', schemes },
];

const withScreenshots = process.env.SCREENSHOTS === 'true';
/** How many windows are open at once: each mostly waits for its frames. */
const windowsAtOnce = 3;

/**
 * Audits the stories that the sheet itself shows, in every look. Returns their issues, and the addresses of the stories that
 * need a window of their own. The sheet is opened once for all parts: opening it is most of the work.
 */
export async function auditSheet(page: Page, language: Language) {
  // Windows are visited one by one: a hundred frames in one page would only wait for each other.
  await page.route('**/story/**', (route) => route.fulfill({ contentType: 'text/html' }));
  const issues = await auditStories(page, `${galleryUrl}/sheet?language=${language}`, '.sheet', everyLook);
  const windows = await page
    .locator('.sheet iframe[src]')
    .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).src));
  return { issues, windows };
}

/**
 * Audits stories in windows of their own, a few at once. A story that is meant for one width is audited at that one. A story
 * without looks is not opened.
 */
export async function auditWindows(
  context: BrowserContext,
  windows: readonly string[],
  looksOf: (at: number) => readonly Look[],
): Promise<string[]> {
  const issues: string[] = [];
  await atOnce(windowsAtOnce, [...windows.entries()], async (take) => {
    const page = await context.newPage();
    for (let next = take(); next; next = take()) {
      const [at, address] = next;
      const looks = looksOf(at);
      if (looks.length === 0) continue;
      const own = everyLook.filter(({ width }) => pathOf(address).endsWith(`(${width})`));
      issues.push(...(await auditStories(page, address, '#root', own.length > 0 ? own : looks)));
    }
    await page.close();
  });
  return issues;
}

/** Opens an address and audits the stories within `selector`. */
async function auditStories(page: Page, address: string, selector: string, looks: readonly Look[]): Promise<string[]> {
  const issues: string[] = [];
  for (const [index, look] of looks.entries()) {
    const width = widths[look.width];
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
    if (index === 0) await open(page, address);
    for (const scheme of look.schemes) {
      await page.evaluate((chosen) => (document.documentElement.dataset.scheme = chosen), scheme);
      await endTransitions(page);
      const found = await storyIssues(page, selector, scheme === look.schemes[0] ? 'wcag' : 'colors');
      issues.push(...found.map((issue) => `${pathOf(address)} at ${width} px, ${scheme}: ${issue}`));
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
