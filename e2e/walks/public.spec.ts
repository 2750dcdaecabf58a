import { recordLayoutShift } from '../public/layout-shift';
import { pagesOf, publicRoutes } from '../public/pages';
import { fetchTexts } from '../public/texts';
import { walkPage } from '../public/walk-page';
import { createWordFaults } from '../public/word-faults';
import { expect, test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

// A page after another in one tab: what all of them share is loaded once.
for (const route of publicRoutes) {
  test(`${route.id} in every language, width and scheme`, async ({ page }) => {
    await recordLayoutShift(page);
    const findWordFaults = createWordFaults(await fetchTexts(page.request));
    const faults: string[] = [];
    for (const place of pagesOf(route)) faults.push(...(await walkPage(page, place, findWordFaults)));
    expect(faults).toEqual([]);
  });
}
