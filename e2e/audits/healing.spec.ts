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

interface Seen {
  readonly failures: Beacon[];
  readonly loads: () => number;
}

async function watch(page: Page): Promise<Seen> {
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

/** The page shows the older build, whole and alone, and says once what the newer one died of. */
async function expectHealed(page: Page, seen: Seen, phase: string, kind: string, build = worse.build): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Uma consultoria pequena, de propósito', { timeout: 20_000 });
  await expect.poll(() => seen.failures).toEqual([{ remote: 'remote-public', build, phase, kind }]);
  await expect(page.locator(`link[href*="${build}"], style[data-href*="${build}"]`)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await expect(heading).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(seen.loads()).toBe(1);
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
  ['script that was tampered with never runs', script, code, 'chunk', 'other'],
  ['script that is gone', script, undefined, 'chunk', 'missing'],
  ['style that was tampered with never shows', style, rule, 'style', 'other'],
  // A style that is answered with text is refused for its type, and the browser hides that the answer was 404.
  ['style that is gone', style, undefined, 'style', 'other'],
] as const) {
  test(`a page’s ${what}, and the page heals`, async ({ page }) => {
    const mend = await damageLiveFile(site.store, 'remote-public', choose, addition);
    const seen = await watch(page);
    await goToAbout(page);
    await expectHealed(page, seen, phase, kind);
    await mend();
  });
}

for (const [what, addition, kind] of [
  ['entry that was tampered with never runs', code, 'other'],
  ['entry that is gone', undefined, 'missing'],
] as const) {
  test(`a part’s ${what}, and the page heals, texts and all`, async ({ page }) => {
    const mend = await damageLiveFile(site.store, 'remote-public', ({ entry }) => entry, addition);
    const seen = await watch(page);
    await page.goto(`${site.url}/sobre`);
    await expectHealed(page, seen, 'entry', kind);
    await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    expect(seen.loads()).toBe(1);
    await mend();
  });
}

test('a page whose style hangs heals', async ({ page }) => {
  const seen = await watch(page);
  await page.route(`**/${worse.build}/static/css/*`, () => {});
  await goToAbout(page);
  await expectHealed(page, seen, 'hung', 'timeout');
});

test('a build for another React is refused by the page, which heals', async ({ page }) => {
  const older = await buildChanged('remote-public', '../shared-config/toolchain/webpack/shared.ts', (source) =>
    source.replace(
      "react: { version: versionOf('react'), range: '^19.0.0' }",
      "react: { version: versionOf('react'), range: '^18.0.0' }",
    ),
  );
  await site.ponte('rollback', 'remote-public', '--why', 'the old title was better');
  await site.ponte('publish', 'remote-public', older.dist);
  await site.ponte('promote', 'remote-public', '--force', '--no-prepare', '--why', 'to see what the page says of it');
  await older.remove();
  const seen = await watch(page);
  await page.goto(`${site.url}/sobre`);
  await expectHealed(page, seen, 'shared', 'other', older.build);
});
