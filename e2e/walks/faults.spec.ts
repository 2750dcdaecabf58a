import type { BrowserContext, Page } from '@playwright/test';
import type { Beacon } from 'shared-config/contract/beacon';
import { AdminScreens } from '../site/admin-screens';
import { readLiveBuild } from '../site/live';
import { networkFaults, type NetworkFault } from '../site/network-faults';
import { buildChanged } from '../site/other-build';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { expect, hydrated, test } from '../site/test';

const remotes = ['remote-public', 'remote-admin', 'remote-chat'] as const;

/** What a page needs to be of use again: it shows its content, and leads somewhere else. */
const places: Readonly<Record<string, { path: string; tryOut: (page: Page) => Promise<void> }>> = {
  home: { path: '/', tryOut: usePublicPage },
  detail: { path: '/servicos/vistos/b1b2', tryOut: usePublicPage },
  admin: { path: '/admin', tryOut: useUsersTable },
};

const inTheBrowser = "if (typeof window !== 'undefined') throw new Error('broken')";

/** What only a build of its own can have wrong: it passes the gate, or is forced through. */
const buildFaults: Readonly<Record<string, { file: string; change: (source: string) => string }>> = {
  'throws at import': { file: 'texts.ts', change: (source) => `${source}\n${inTheBrowser};\n` },
  'throws while it is drawn': {
    file: 'texts.ts',
    change: (source) =>
      source
        .replace('useTexts = useKitTexts<TextKey>', `useTexts = () => { ${inTheBrowser}; return useKitTexts(); }`)
        .replace('const language = ', `${inTheBrowser};\n const language = `),
  },
  'needs another React': {
    file: '../shared-config/webpack/shared.ts',
    change: (source) => source.replace("range: '^19.0.0'", "range: '^20.0.0'"),
  },
};

let site: OwnSite;
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
const times: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  site = await startOwnSite();
  await releaseAll('package.json', (source) => source.replace('"version": "1.0.0"', '"version": "1.0.1"'));
  const context = await browser.newContext({ baseURL: site.url });
  await new AdminScreens(await context.newPage(), site.url).logIn();
  signedIn = await context.storageState();
  await context.close();
});
test.afterAll(async () => {
  console.log(['', 'page, fault: milliseconds until it could be used', ...times].join('\n'));
  await site.stop();
});

for (const [place, { path, tryOut }] of Object.entries(places)) {
  test(`${place}: usable in the end, whatever becomes of a file`, async ({ browser, expected }) => {
    test.setTimeout(900_000);
    expected.console(/./);
    const normal = await visit(browser.newContext({ baseURL: site.url, storageState: signedIn }), path, tryOut);
    times.push(`${place}, none: ${normal.took}`);
    for (const remote of remotes) {
      const build = `/builds/${remote}/${await readLiveBuild(site.store, remote)}/`;
      for (const [what, fault] of Object.entries(networkFaults)) {
        const context = await browser.newContext({ baseURL: site.url, storageState: signedIn });
        const struck = await strike(context, build, fault);
        const { took, beacons, loaded } = await visit(Promise.resolve(context), path, tryOut);
        if (struck.size === 0) continue;
        times.push(`${place}, ${remote}, ${what}: ${took}`);
        expect(beacons, what).toContain(remote);
        expect(
          loaded.some((url) => url.includes(`/builds/${remote}/`) && !url.includes(build)),
          what,
        ).toBe(true);
      }
    }
  });
}

for (const [what, { file, change }] of Object.entries(buildFaults)) {
  test(`every page is usable with builds of which each ${what}`, async ({ browser, expected }) => {
    test.setTimeout(300_000);
    expected.console(/./);
    await releaseAll(file, change);
    for (const [place, { path, tryOut }] of Object.entries(places)) {
      const context = browser.newContext({ baseURL: site.url, storageState: signedIn });
      const { took, beacons } = await visit(context, path, tryOut);
      times.push(`${place}, every remote ${what}: ${took}`);
      expect(beacons.length, place).toBeGreaterThan(0);
    }
    for (const remote of remotes) await site.ponte('rollback', remote, '--why', what, '--no-prepare');
  });
}

/** Builds every remote with one change, and makes the builds live together. */
async function releaseAll(file: string, change: (source: string) => string): Promise<void> {
  const named: string[] = [];
  for (const remote of remotes) {
    const { dist, build, remove } = await buildChanged(remote, file, change);
    await site.ponte('publish', remote, dist);
    await remove();
    named.push(`${remote}@${build}`);
  }
  await site.ponte('promote', ...named, '--why', 'a change', '--force', '--no-prepare');
}

/** Lets a fault befall the files of one build; the set fills with those that were asked for. */
async function strike(context: BrowserContext, build: string, { file, act }: NetworkFault): Promise<Set<string>> {
  const struck = new Set<string>();
  await context.route(
    (url) => url.pathname.startsWith(build) && file.test(url.pathname),
    async (route) => {
      struck.add(route.request().url());
      await act?.(route);
    },
  );
  return struck;
}

async function visit(opening: Promise<BrowserContext>, path: string, tryOut: (page: Page) => Promise<void>) {
  const context = await opening;
  const page = await context.newPage();
  const beacons: Beacon['remote'][] = [];
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  // The body of a beacon shows only where somebody stands in its way.
  await page.route('**/api/beacons', async (route) => {
    const { remote, phase } = route.request().postDataJSON() as Beacon;
    if (phase !== 'ready') beacons.push(remote);
    await route.continue();
  });
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  const started = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await tryOut(page);
  const took = Math.round(performance.now() - started);
  await expect(page.getByText(/não está disponível agora/)).toHaveCount(0);
  expect(documents).toBe(1);
  expect(await page.evaluate(() => 'ranForeignCode' in globalThis)).toBe(false);
  const foreign = () => getComputedStyle(document.documentElement).getPropertyValue('--foreign-style');
  expect(await page.evaluate(foreign)).toBe('');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
  return { took, beacons, loaded };
}

async function usePublicPage(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Conversar com Hel' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).first().click();
  await expect(page).toHaveURL(/\/contato$/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible({ timeout: 20_000 });
}

async function useUsersTable(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('main').getByRole('searchbox').fill('ana');
  await expect(page).toHaveURL(/ana/);
}
