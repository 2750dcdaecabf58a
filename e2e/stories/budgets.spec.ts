import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildUrl } from 'shared-config/contract/url';
import { routes } from 'shared-config/paths/routes';
import { bytesOf } from '../budgets/calls';
import { assistantLimit, excesses, federationLimit, homeWeightLimit } from '../budgets/limits';
import { measureFirstVisit } from '../budgets/measure';
import { repository } from '../site/base';
import { expect, test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

for (const route of routes.filter(({ area }) => area === 'public')) {
  test(`the first visit of ${route.id} keeps to its budget`, async ({ page }, { title }) => {
    const path = buildUrl(route, 'pt', 'pt');
    const { measured } = await measureFirstVisit(page, path);
    console.log(`${path} ${JSON.stringify(measured)}`);
    expect(excesses(path, measured), title).toEqual([]);
  });
}

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

test('federation costs the home page less than its limit, against one build of the same sources', async ({ page }) => {
  test.setTimeout(120_000);
  const { script } = (await measureFirstVisit(page, '/pt')).measured;
  const build = join(repository, 'bench/one-build/build.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', build], { cwd: repository });
  const one = JSON.parse(stdout) as { script: number };
  console.log(`federated ${script} B, one build ${one.script} B, federation ${script - one.script} B`);
  expect(script - one.script).toBeLessThan(federationLimit);
  expect(script - one.script).toBeGreaterThan(0);
});
