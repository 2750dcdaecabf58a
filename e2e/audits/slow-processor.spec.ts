import { buildUrl } from '@ponte/contract/url';
import { getRoute, type RouteId } from '@ponte/contract/routes';
import { recordLayoutShift, shiftIssues } from '../public/layout-shift';
import { expect, settled, hydrated, test } from '../site/test';

/** The browser's throttling factor. Only the order of events counts, not their times. */
const throttling = 4;
/** The home page, a list, a detail page. */
const pages: readonly RouteId[] = ['home', 'visas', 'b1b2'];

for (const id of pages) {
  test(`nothing of ${id} shifts while it loads on a slow processor`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    await recordLayoutShift(page);
    await page.goto(buildUrl(getRoute(id), 'pt', 'pt'));
    await hydrated(page);
    await settled(page);
    expect(await shiftIssues(page)).toEqual([]);
  });
}
