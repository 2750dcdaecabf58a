import type { Page } from '@playwright/test';
import { buildUrl } from '@ponte/contract/url';
import { firstScreenEndId } from '@ponte/contract/lock';
import { getRoute, type RouteId } from '@ponte/contract/routes';
import { recordLayoutShift, shiftIssues } from '../public/layout-shift';
import { startSlowHtml } from '../site/slow-html';
import { expect, hydrated, settled, test } from '../site/test';

/** The home page, whose words stand at the lower edge of a picture, a page with a column of facts, and one with an intro. */
const pages: readonly RouteId[] = ['home', 'b1b2', 'about'];

let slow: Awaited<ReturnType<typeof startSlowHtml>>;
test.beforeAll(async () => {
  slow = await startSlowHtml();
});
test.afterAll(() => slow.close());

for (const id of pages) {
  for (const width of [360, 768, 1280]) {
    test(`nothing of ${id} shifts while its HTML arrives in pieces, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await recordLayoutShift(page);
      await page.goto(slow.url + buildUrl(getRoute(id), 'pt', 'pt'));
      await hydrated(page);
      await settled(page);
      expect(await shiftIssues(page)).toEqual([]);
    });
  }
}

/** Of the first screen, the heading and the lead. */
const boxes = (page: Page) =>
  page
    .locator('h1, h1 ~ p')
    .evaluateAll((elements) => elements.map((one) => JSON.stringify(one.getBoundingClientRect())));

for (const id of [...pages, 'services'] as const) {
  test(`${id} shows its first screen, where it stays, if the rest of its HTML never comes`, async ({ page }) => {
    const stopped = await startSlowHtml({ last: `<i id="${firstScreenEndId}" hidden=""></i>` });
    const path = buildUrl(getRoute(id), 'pt', 'pt');
    await page.goto(stopped.url + path, { waitUntil: 'commit' });
    const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    await expect.poll(paints).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    const first = await boxes(page);
    await page.goto(path);
    expect(first).toEqual(await boxes(page));
    await page.close();
    stopped.close();
  });
}
