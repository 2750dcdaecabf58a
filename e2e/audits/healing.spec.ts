import type { Page } from '@playwright/test';
import type { Beacon } from '@ponte/contract/beacon';
import type { BuildContract } from '@ponte/contract/build';
import { damageLiveFile } from '../site/live';
import { buildChanged, reword, type OtherBuild } from '../site/other-build';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { expect, hydrated, test } from '../site/test';

test.describe.configure({ mode: 'serial' });

let site: OwnSite;
let worse: OtherBuild;

test.beforeAll(async () => {
  site = await startOwnSite();
  worse = await buildChanged('remote-public', 'locales/pt/pages.ts', reword('about.title', 'Um título pior'));
  await site.ponte('publish', 'remote-public', worse.dist);
  await site.ponte('promote', 'remote-public', '--no-prepare', '--why', 'another title');
});
test.afterAll(async () => {
  await worse.remove();
  await site.stop();
});
test.beforeEach(({ expected }) => {
  expected.console(/404|integrity|Refused to (execute|apply)/);
  expected.console(/remote-public .* failed/);
});

interface Visit {
  readonly failures: Beacon[];
  readonly loads: () => number;
}

async function watch(page: Page): Promise<Visit> {
  const failures: Beacon[] = [];
  let loads = 0;
  // Playwright shows the body of a beacon only to a route handler.
  await page.route('**/api/beacons', async (route) => {
    const beacon = JSON.parse(route.request().postData() ?? '{}') as Beacon;
    if (beacon.phase !== 'ready') failures.push(beacon);
    await route.continue();
  });
  page.on('load', () => (loads += 1));
  return { failures, loads: () => loads };
}

/** Asserts that the page shows only the older build, and reported once why the newer one failed. */
async function expectHealed(page: Page, visit: Visit, phase: string, kind: string, build = worse.build): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Uma consultoria pequena, de propósito', { timeout: 20_000 });
  await expect.poll(() => visit.failures).toEqual([{ remote: 'remote-public', build, phase, kind }]);
  await expect(page.locator(`link[href*="${build}"], style[data-href*="${build}"]`)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await expect(heading).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(visit.loads()).toBe(1);
}

async function goToAbout(page: Page): Promise<void> {
  await page.goto(site.url);
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sobre' }).click();
}

const script = ({ exposes }: BuildContract) => exposes.about?.js.at(-1);
const style = ({ exposes }: BuildContract) => exposes.about?.css.at(-1);
const code = ';globalThis.tampered = true;';
const rule = '@layer page { h1 { color: rgb(1, 2, 3) !important } }';

for (const [what, choose, addition, phase, kind] of [
  ['modified script never runs', script, code, 'chunk', 'other'],
  ['missing script is replaced', script, undefined, 'chunk', 'missing'],
  ['modified style is never applied', style, rule, 'style', 'other'],
  // The browser rejects the response for its type and hides that its status was 404.
  ['missing style is replaced', style, undefined, 'style', 'other'],
] as const) {
  test(`a page’s ${what}, and the page heals`, async ({ page }) => {
    const restore = await damageLiveFile(site.store, 'remote-public', choose, addition);
    const visit = await watch(page);
    await goToAbout(page);
    await expectHealed(page, visit, phase, kind);
    await restore();
  });
}

for (const [what, addition, kind] of [
  ['modified entry never runs', code, 'other'],
  ['missing entry is replaced', undefined, 'missing'],
] as const) {
  test(`a part’s ${what}, and the page heals with its texts`, async ({ page }) => {
    const restore = await damageLiveFile(site.store, 'remote-public', ({ entry }) => entry, addition);
    const visit = await watch(page);
    await goToAbout(page);
    await expectHealed(page, visit, 'entry', kind);
    await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    expect(visit.loads()).toBe(1);
    await restore();
  });
}

test('a page whose style hangs heals', async ({ page }) => {
  const visit = await watch(page);
  await page.route(`**/${worse.build}/static/css/*`, () => {});
  await goToAbout(page);
  await expectHealed(page, visit, 'hung', 'timeout');
});

test('the page rejects a build for another React, and heals', async ({ page }) => {
  const older = await buildChanged('remote-public', '../shared-config/toolchain/webpack/shared.ts', (source) =>
    source.replace(
      "react: { version: versionOf('react'), range: '^19.0.0' }",
      "react: { version: versionOf('react'), range: '^18.0.0' }",
    ),
  );
  await site.ponte('rollback', 'remote-public', '--why', 'the old title was better');
  await site.ponte('publish', 'remote-public', older.dist);
  await site.ponte('promote', 'remote-public', '--force', '--no-prepare', '--why', 'to see what the page does with it');
  await older.remove();
  const visit = await watch(page);
  await goToAbout(page);
  await expectHealed(page, visit, 'shared', 'other', older.build);
});
