import { buildUrl } from '@ponte/contract/url';
import { getRoute, routes } from '@ponte/contract/routes';
import { bytesOf } from '../budgets/calls';
import { adminLimit, assistantLimit, homeWeightLimit } from '../budgets/limits';
import { measureFirstVisit } from '../budgets/measure';
import { testFirstVisits } from '../budgets/test-first-visits';
import { quickKinds } from '../public/pages';
import { AdminScreens } from '../site/admin-screens';
import { expect, helArrived, test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

// The other kinds of page: `audits/budgets`.
testFirstVisits('phone', quickKinds);
// It has another picture there.
testFirstVisits('wide screen', [getRoute('home')]);

test('Hel’s code keeps to its budget, and the home page with it to its weight', async ({ page }) => {
  const visit = await measureFirstVisit(page, '/pt');
  await page.locator('[data-assistant] button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const assistant = bytesOf(visit.lateCalls().filter(({ type }) => type === 'Script'));
  const weight = bytesOf(visit.calls().filter(({ type }) => type !== 'Media'));
  console.log(`Hel ${assistant} B of script, the home page ${weight} B without its film`);
  expect(assistant).toBeGreaterThan(0);
  expect(assistant).toBeLessThanOrEqual(assistantLimit);
  expect(weight).toBeLessThanOrEqual(homeWeightLimit);
});

test('the admin area keeps to its budget, all its screens together', async ({ page }) => {
  const visit = await measureFirstVisit(page, '/pt');
  const scripts = () => new Map(visit.calls().flatMap((call) => (call.type === 'Script' ? [[call.url, call]] : [])));
  await helArrived(page);
  const known = scripts();
  await new AdminScreens(page).logIn();
  for (const route of routes.filter(({ area, id }) => area !== 'public' && id !== 'login')) {
    await page.goto(buildUrl(route, 'pt', 'pt', { id: '1' }));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const extra = [...scripts().values()].filter(({ url }) => !known.has(url));
  console.log(`the admin area ${bytesOf(extra)} B of script in ${extra.length} files`);
  expect(bytesOf(extra)).toBeGreaterThan(0);
  expect(bytesOf(extra)).toBeLessThanOrEqual(adminLimit);
});
