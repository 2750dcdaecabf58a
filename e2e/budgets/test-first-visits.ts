import { buildUrl } from '@ponte/contract/url';
import type { RouteDefinition } from '@ponte/contract/route';
import { expect, test } from '../site/test';
import { budgetsOf, excesses } from './limits';
import { measureFirstVisit } from './measure';
import { recordCosts } from './record';

const viewports = { phone: { width: 412, height: 823 }, 'wide screen': { width: 1280, height: 900 } };

/** One test per route: a failure names the page, the limit and the excess. */
export function testFirstVisits(screen: keyof typeof viewports, routes: readonly RouteDefinition[]): void {
  test.describe(screen, () => {
    test.use({ viewport: viewports[screen] });
    for (const route of routes) {
      test(`the first visit of ${route.id} keeps to its budget on a ${screen}`, async ({ page }, { title }) => {
        const path = buildUrl(route, 'pt', 'pt');
        const { measured } = await measureFirstVisit(page, path);
        console.log(`${path} ${JSON.stringify(measured)}`);
        await recordCosts({ of: path, screen }, measured, budgetsOf(path));
        expect(excesses(path, measured), title).toEqual([]);
      });
    }
  });
}
