import type { Page } from '@playwright/test';
import { startLocalPart, type LocalPart } from '../site/local-part';
import { expectHel } from '../site/hel';
import { reword } from '../site/other-build';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { expect, hydrated, test } from '../site/test';

const local = 'Hel, da minha máquina';
const rename = (to: string) => reword('chat.hel', to);

let site: OwnSite;
let chat: LocalPart;

test.beforeAll(async () => {
  site = await startOwnSite({ settings: { ALLOW_OVERRIDES: 'true' } });
  chat = await startLocalPart('remote-chat', site.url);
  await chat.edit('locales/pt.ts', rename(local));
});
test.afterAll(async () => {
  await chat.stop();
  await site.stop();
});
test.beforeEach(({ expected }) => {
  // The page preloads the build that the override then replaces.
  expected.console(/preload/);
});

const badgeOf = (page: Page) => page.getByRole('complementary', { name: 'Partes da sua máquina' });
const chatPath = () => `/?ponte=remote-chat@${chat.origin}`;

test('a local part runs in its tab only, until its badge removes it', async ({ page, context }) => {
  await page.goto(site.url + chatPath());
  await expectHel(page, local);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(badgeOf(page)).toContainText(`remote-chat vem de ${chat.origin}`);

  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL(/\/contato$/);
  await page.reload();
  await expectHel(page, local);

  const tab = await context.newPage();
  await tab.goto(site.url);
  await expectHel(tab);
  await expect(badgeOf(tab)).toHaveCount(0);

  await badgeOf(page).getByRole('button', { name: 'Remover remote-chat' }).focus();
  await page.keyboard.press('Enter');
  // The page loads anew: a press on the launcher before that would open Hel in the page that goes away.
  await expect(badgeOf(page)).toHaveCount(0);
  await expectHel(page);
});

test('the badge covers neither the floating buttons nor the cookie notice on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(site.url + chatPath());
  const badge = await badgeOf(page).boundingBox();
  const others = [
    page.getByRole('button', { name: 'Conversar com a Hel' }),
    page.locator('[data-dock]').getByRole('link', { name: 'Conversar no WhatsApp' }),
    page.getByRole('region', { name: 'Aviso de cookies' }),
  ];
  for (const other of others) {
    await expect(other).toBeVisible();
    const box = await other.boundingBox();
    if (!badge || !box) throw new Error('Something has no box');
    const apart = box.x >= badge.x + badge.width || box.y >= badge.y + badge.height;
    expect(apart, JSON.stringify({ badge, box })).toBe(true);
  }
});

test('a change of the sources is shown in the open page, without a reload', async ({ page }) => {
  await page.goto(site.url + chatPath());
  const hel = (name: string) => page.getByRole('dialog', { name, exact: true });
  await hydrated(page);
  await page.locator('[data-assistant] button').click();
  await expect(hel(local)).toBeVisible();
  let loads = 0;
  page.on('load', () => (loads += 1));

  const started = performance.now();
  await chat.edit('locales/pt.ts', rename('Hel, outra vez'));
  await expect(hel('Hel, outra vez')).toBeVisible();
  console.log(`a changed text was in the page after ${Math.round(performance.now() - started)} ms`);

  await chat.edit('assistant/AssistantDialog.tsx', (source) => source.replace('<dialog', '<dialog data-edited'));
  await expect(page.locator('dialog[data-edited]')).toBeVisible();
  await chat.edit('assistant/AssistantDialog.tsx', (source) => source.replace('<dialog data-edited', '<dialog'));
  await chat.edit('locales/pt.ts', rename(local));
  await expect(hel(local)).toBeVisible();
  expect(loads).toBe(0);
});

test('a press on the launcher opens Hel, although the page’s script still waits for other files', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const scripts: string[] = [];
  await page.route('**/builds/shell/**/*.js', async (route) => {
    scripts.push(route.request().url());
    if (scripts.length > 1) await released;
    await route.continue();
  });
  await page.goto(site.url + chatPath(), { waitUntil: 'domcontentloaded' });
  await page.locator('[data-assistant] button').click();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: local, exact: true })).toBeVisible();
});

test('while the local server is down the page keeps the site’s build and says so', async ({ page, expected }) => {
  expected.console(/ERR_CONNECTION_REFUSED|remote-chat .* failed|has no texts/);
  await chat.pause();
  await page.goto(site.url + chatPath());
  await hydrated(page);
  await page.locator('[data-assistant] button').hover();
  await expect(badgeOf(page)).toContainText('Falhou (entry)');
  await expectHel(page);

  await chat.resume();
  await expectHel(page, local, { timeout: 30_000 });
  await expect(badgeOf(page)).not.toContainText('Falhou');
});

test('rejects an address of another machine with a message', async ({ page }) => {
  await page.goto(`${site.url}/?ponte=remote-chat@http://evil.example&ponte=remote-news@${chat.origin}`);
  await expect(badgeOf(page)).toContainText('“remote-chat@http://evil.example” só vale a própria máquina');
  await expect(badgeOf(page)).toContainText(`“remote-news@${chat.origin}” não diz parte@endereço`);
  await badgeOf(page).getByRole('button', { name: 'Fechar' }).click();
  await expect(badgeOf(page)).toHaveCount(0);
  await expectHel(page);
});

test('an overridden part is rendered again, not hydrated over the HTML of another build', async ({ page }) => {
  const home = await startLocalPart('remote-public', site.url);
  await home.edit('locales/pt/home.ts', reword('home.title', 'Um título meu'));
  await page.goto(`${site.url}/?ponte=remote-public@${home.origin}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um título meu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('style[data-href*="/remote-public/"]')).toHaveCount(0);
  await page.close();
  await home.stop();
});

test('a site that does not allow overrides ignores them, and loads nothing from the machine', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const response = await page.goto(chatPath());
  await hydrated(page);
  await expectHel(page);
  expect(calls.filter((url) => url.startsWith(chat.origin))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const policies = [response?.headers()['content-security-policy'], await readMetaPolicy(page)];
  for (const policy of policies) expect(policy).not.toMatch(/localhost|127\.0\.0\.1/);
});

function readMetaPolicy(page: Page): Promise<string | null> {
  return page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
}
