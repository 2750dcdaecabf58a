import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { RouteDefinition } from '@ponte/contract/route';
import { buildUrl } from '@ponte/contract/url';
import { setColorScheme } from '../public/looks';
import { PaintingTab } from '../public/painting-tab';
import { readThrough } from '../public/visibility-issues';
import { AdminScreens } from '../site/admin-screens';
import { expect, hydrated, settled, test } from '../site/test';
import { fillLists } from './fill-lists';
import { closedRoutes, folder, openRoutes, pictureFile, roundsOf, visits, type Visit } from './plan-screens';

test.describe.configure({ mode: 'parallel' });

for (const visit of visits) {
  test(`${visit.width} px, ${visit.language}`, async ({ context, request }) => {
    const tab = new PaintingTab(() => openTab(context, visit));
    const take = (route: RouteDefinition, params: Record<string, string> = {}) => {
      const url = buildUrl(route, visit.language, visit.language, params);
      return tab.visit(url, (visited) => takePictures(visited, url, route, visit));
    };
    await tab.visit('/', acceptCookies);
    for (const route of openRoutes) await take(route);
    await fillLists(request);
    const id = await tab.visit('/login', logIn);
    for (const route of closedRoutes) await take(route, { id });
  });
}

async function openTab(context: BrowserContext, { width }: Visit): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: width === 360 ? 640 : 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return page;
}

async function acceptCookies(page: Page): Promise<void> {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Aceitar' }).click();
}

/** Logs in as an admin. Returns the id of a user who can be edited. */
async function logIn(page: Page): Promise<string> {
  const screens = new AdminScreens(page);
  await screens.logIn();
  const link = screens.main.getByRole('link', { name: /^Editar / }).first();
  return /\d+$/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
}

/** A page in each scheme, opened once. */
async function takePictures(page: Page, url: string, route: RouteDefinition, visit: Visit): Promise<void> {
  await page.goto(url);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await settled(page);
  await readThrough(page);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(unpinFromBottom);
  for (const round of roundsOf(visit)) {
    // It loads nothing. Chromium may paint no frame on its own after a picture of the whole page: only pictures may follow.
    await setColorScheme(page, round.scheme);
    await page.screenshot({ path: join(folder, pictureFile(round, route)), fullPage: true, quality: 75 });
  }
}

/** Runs in the page: in a picture of the whole page, what stays at the bottom would cover its middle. */
function unpinFromBottom(): void {
  const end = document.documentElement.scrollHeight;
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, bottom } = getComputedStyle(element);
    // A page's bar is hidden as long as its action is in view elsewhere, and here everything is.
    if (position === 'sticky' && bottom !== 'auto') element.style.visibility = 'hidden';
    if (position !== 'fixed') continue;
    const { top } = element.getBoundingClientRect();
    // As far from the page's end as it is from the window's.
    if (top > innerHeight / 2) {
      Object.assign(element.style, { position: 'absolute', top: `${end - innerHeight + top}px`, bottom: 'auto' });
    }
  }
}
