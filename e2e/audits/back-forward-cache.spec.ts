import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../chromium';
import { baseUrl } from '../site/base';
import { shownPages, type ShownPageName } from '../site/shown-page';
import { expect, hydrated, settled, test } from '../site/test';

/**
 * A whole browser, because the shell has no such cache. Playwright turns it off, and its locators do not find elements of a
 * page that came back: scripts do.
 */
async function openWithCache() {
  const executablePath = findChromium('whole');
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const other = createServer((_, response) => response.end('another site')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const page = await browser.newPage({ baseURL: baseUrl, locale: 'pt-BR', viewport: { width: 1280, height: 900 } });
  // Otherwise a page that does not come back would be waited for until the test's end.
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  return {
    page,
    problems,
    leave: () => page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}`),
    async close() {
      await browser.close();
      other.close();
    },
  };
}

async function follow(page: Page, name: ShownPageName): Promise<void> {
  const { path, heading, title } = shownPages[name];
  await page.evaluate((to) => document.querySelector<HTMLElement>(`header a[href="${to}"]`)?.click(), path);
  const isShown = (to: { path: string; heading: string; title: string }) =>
    location.pathname === to.path &&
    document.title === to.title &&
    document.querySelector('main h1')?.textContent === to.heading;
  await page.waitForFunction(isShown, { path, heading, title });
}

for (const start of ['contact', 'about'] as const) {
  test(`${start} comes back from the browser’s cache as it was left, and its links work`, async () => {
    const { page, problems, leave, close } = await openWithCache();
    await page.goto(shownPages[start].path);
    await hydrated(page);
    await settled(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      document.querySelector('main')?.setAttribute('data-kept', '');
    });
    await leave();
    // Later, because the call would fail if the page were left meanwhile.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForFunction(() => (window as { persisted?: boolean }).persisted === true);
    expect(await page.evaluate(() => document.querySelector('main')?.hasAttribute('data-kept'))).toBe(true);
    await follow(page, 'websites');
    await follow(page, 'login');
    expect(problems).toEqual([]);
    await close();
  });
}
