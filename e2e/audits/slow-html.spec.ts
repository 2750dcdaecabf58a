import { buildUrl } from '@ponte/contract/url';
import { getRoute, type RouteId } from '@ponte/contract/routes';
import { recordLayoutShift, shiftIssues } from '../public/layout-shift';
import { startSlowHtml } from '../site/slow-html';
import { expect, hydrated, settled, test } from '../site/test';

/** The home page, whose words stand at the lower edge of a picture, and a page with a column of facts. */
const pages: readonly RouteId[] = ['home', 'b1b2'];

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
