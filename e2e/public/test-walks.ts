import { expect, test } from '../site/test';
import { recordLayoutShift } from './layout-shift';
import { everyLook, pairedLooks } from './looks';
import type { PublicPage } from './pages';
import { fetchTexts } from './texts';
import { walkPage } from './walk-page';
import { createWordFaults } from './word-faults';

/** One test for some pages, visited one after the other in one tab: what they share is loaded once. */
export function testWalk(name: string, places: readonly PublicPage[], at: number | 'every look'): void {
  test(name, async ({ page }) => {
    await recordLayoutShift(page);
    const findWordFaults = createWordFaults(await fetchTexts(page.request));
    const faults: string[] = [];
    for (const [index, place] of places.entries()) {
      const walk = at === 'every look' ? { looks: everyLook, opensEachTime: true } : { looks: pairedLooks(at + index) };
      faults.push(...(await walkPage(page, place, { ...walk, findWordFaults })));
    }
    expect(faults).toEqual([]);
  });
}
