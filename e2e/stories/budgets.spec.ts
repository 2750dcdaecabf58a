import { buildUrl } from '@ponte/contract/url';
import type { Page } from '@playwright/test';
import type { RouteDefinition } from '@ponte/contract/route';
import { getRoute, routes } from '@ponte/contract/routes';
import { bytesOf, type Call } from '../budgets/calls';
import { sums } from '../budgets/limits';
import { measureFirstVisit } from '../budgets/measure';
import { recordSum } from '../budgets/record';
import { testFirstVisits } from '../budgets/test-first-visits';
import { quickKinds } from '../public/pages';
import { AdminScreens } from '../site/admin-screens';
import { admin } from '../site/base';
import { containsClient } from '../site/client-scripts';
import { scriptsOfLinksInView, setConnection } from '../site/prefetched';
import { expect, islandLive, settled, test } from '../site/test';

test.describe.configure({ mode: 'parallel' });

// The other kinds of page: `audits/budgets`.
testFirstVisits('phone', quickKinds);
// It has another picture there.
testFirstVisits('wide screen', [getRoute('home')]);

const scriptsOf = (calls: readonly Call[]) => calls.filter(({ type }) => type === 'Script');

test('a visitor who reads a detail page loads the shell’s script and no other', async ({ page }) => {
  const visit = await measureFirstVisit(page, '/pt/servicos/vistos/b1b2');
  const scripts = scriptsOf(visit.calls());
  expect(scripts.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/builds\/shell\/.*\/main\./),
  ]);
  await recordSum('reading', bytesOf(scripts));
  expect(bytesOf(scripts)).toBeLessThanOrEqual(sums.reading.limit);
});

async function openHel(page: Page): Promise<void> {
  await page.locator('[data-assistant] button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
}

const weightOf = (calls: readonly Call[]) => bytesOf(calls.filter(({ type }) => type !== 'Media'));

test('the home page keeps to its weight, and module federation, i18next and Hel’s code to their budgets', async ({
  page,
}) => {
  const visit = await measureFirstVisit(page, '/pt');
  await settled(page);
  const weight = weightOf(visit.calls());
  await openHel(page);
  const scripts = scriptsOf(visit.calls());
  const bytesOfChunk = (name: string) => bytesOf(scripts.filter(({ url }) => isChunk(url, name)));
  const federation = bytesOfChunk('federation');
  const i18next = bytesOfChunk('i18next');
  const assistant = bytesOf(scripts.filter(({ url }) => url.includes('/builds/remote-chat/')));
  console.log(
    `federation ${federation} B, i18next ${i18next} B, Hel ${assistant} B of script, the home page ${weight} B without its film`,
  );
  const late = scriptsOf(visit.lateCalls());
  for (const name of ['federation', 'i18next'])
    expect(
      late.some(({ url }) => isChunk(url, name)),
      name,
    ).toBe(true);
  await recordSum('federation', federation);
  await recordSum('i18next', i18next);
  await recordSum('assistant', assistant);
  await recordSum('homeWeight', weight);
  expect(federation).toBeLessThanOrEqual(sums.federation.limit);
  expect(i18next).toBeLessThanOrEqual(sums.i18next.limit);
  expect(assistant).toBeGreaterThan(0);
  expect(assistant).toBeLessThanOrEqual(sums.assistant.limit);
  expect(weight).toBeLessThanOrEqual(sums.homeWeight.limit);
});

test('the home page with Hel and the pages of the links in view keeps to its weight', async ({ page }) => {
  await setConnection(page, { effectiveType: '4g' });
  const visit = await measureFirstVisit(page, '/pt');
  await openHel(page);
  const prefetched = await scriptsOfLinksInView(page);
  expect(prefetched).not.toEqual([]);
  const paths = () => visit.calls().map(({ url }) => new URL(url).pathname);
  await expect.poll(() => prefetched.filter((path) => !paths().includes(path))).toEqual([]);
  await settled(page);
  const weight = weightOf(visit.calls());
  console.log(`the home page with Hel and the pages of the links in view ${weight} B without its film`);
  await recordSum('homeWithLinks', weight);
  expect(weight).toBeLessThanOrEqual(sums.homeWithLinks.limit);
});

async function openScreen(page: Page, route: RouteDefinition): Promise<void> {
  await page.goto(buildUrl(route, 'pt', 'pt', { id: '1' }));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Whether it is the chunk of the shell with this name. */
const isChunk = (url: string, name: string) =>
  url.includes('/builds/shell/') && new URL(url).pathname.includes(`/static/js/${name}.`);

/** Visits a public page, also with an input. Returns the scripts that are loaded after that page is left. */
async function recordScripts(page: Page): Promise<() => Call[]> {
  const visit = await measureFirstVisit(page, '/pt');
  const scripts = () => new Map(scriptsOf(visit.calls()).map((call) => [call.url, call]));
  await page.keyboard.press('Shift');
  await expect.poll(() => [...scripts().keys()].some((url) => isChunk(url, 'navigation'))).toBe(true);
  await islandLive(page);
  // Links that a visitor sees load their pages at any time: an empty page has none.
  await page.goto('about:blank');
  const known = scripts();
  return () => [...scripts().values()].filter(({ url }) => !known.has(url));
}

test('the admin area keeps to its budget, all its screens together', async ({ page }) => {
  const newScripts = await recordScripts(page);
  await new AdminScreens(page).logIn();
  for (const route of routes.filter(({ area }) => area === 'admin')) await openScreen(page, route);
  const extra = newScripts();
  console.log(`the admin area ${bytesOf(extra)} B of script in ${extra.length} files`);
  await recordSum('admin', bytesOf(extra));
  expect(bytesOf(extra)).toBeGreaterThan(0);
  expect(bytesOf(extra)).toBeLessThanOrEqual(sums.admin.limit);
});

test('the account screens keep to the same budget, and only the security page loads Nhost’s client', async ({
  page,
}) => {
  const newScripts = await recordScripts(page);
  const screens = new AdminScreens(page);
  await screens.open('/login?next=/alterar-senha');
  await screens.typeLogin(admin.email, admin.password);
  await page.waitForURL(({ pathname }) => pathname === '/alterar-senha');
  const others = routes.filter(({ area, id }) => area === 'account' && id !== 'login' && id !== 'security');
  for (const route of others) await openScreen(page, route);
  for (const { url } of newScripts()) expect([url, await containsClient(page, url)]).toEqual([url, false]);
  const before = newScripts().map(({ url }) => url);
  await openScreen(page, getRoute('security'));
  const client = new Set<string>();
  const findClient = async () => {
    for (const { url } of newScripts()) {
      if (!before.includes(url) && (await containsClient(page, url))) client.add(url);
    }
    return client.size;
  };
  // The screen asks for it once it runs: on a busy machine later than the network is idle.
  await expect.poll(findClient).toBe(1);
  await page.waitForLoadState('networkidle');
  const extra = newScripts().filter(({ url }) => !client.has(url));
  console.log(`the account screens ${bytesOf(extra)} B of script in ${extra.length} files`);
  await recordSum('account', bytesOf(extra));
  expect(bytesOf(extra)).toBeGreaterThan(0);
  expect(bytesOf(extra)).toBeLessThanOrEqual(sums.account.limit);
});
