import { expect, test } from '../site/test';
import { recordLayoutShift } from './layout-shift';
import { everyLook, pairedLooks } from './looks';
import type { PublicPage } from './pages';
import { fetchTexts } from './texts';
import { auditPage } from './audit-page';
import { createTextIssueFinder } from './text-issues';

/** One test for several pages, visited in one tab so that shared files load once. */
export function testAudit(name: string, places: readonly PublicPage[], at: number | 'every look'): void {
  test(name, async ({ page }) => {
    await recordLayoutShift(page);
    const findTextIssues = createTextIssueFinder(await fetchTexts(page.request));
    const issues: string[] = [];
    for (const [index, place] of places.entries()) {
      const options =
        at === 'every look' ? { looks: everyLook, opensEachTime: true } : { looks: pairedLooks(at + index) };
      issues.push(...(await auditPage(page, place, { ...options, findTextIssues })));
    }
    expect(issues).toEqual([]);
  });
}
