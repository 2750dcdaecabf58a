import type { Browser, Page } from '@playwright/test';
import { expectHel, helName, readHelBuild } from '../site/hel';
import { expect, hydrated, test } from '../site/test';
import { buildChanged, type OtherBuild } from '../site/other-build';
import { reword } from '../site/reword';
import { startOwnSite, type OwnSite } from '../site/own-site';

const newHel = 'Hel de teste';

let site: OwnSite;
let other: OtherBuild;

test.beforeAll(async () => {
  site = await startOwnSite();
  other = await buildChanged('remote-chat', 'locales/pt.ts', reword('chat.hel', newHel));
  await site.ponte('publish', 'remote-chat', other.dist);
});
test.afterAll(async () => {
  await other.remove();
  await site.stop();
});

const startCanary = () =>
  site.ponte('promote', `remote-chat@${other.build}`, '--canary', '50', '--why', 'half first', '--no-prepare');

/** A new browser context, assigned to a cohort on an earlier day unless it is new. */
async function arrive(browser: Browser, bucket?: string): Promise<Page> {
  const context = await browser.newContext();
  if (bucket) await context.addCookies([{ name: 'ponte_bucket', value: bucket, url: site.url }]);
  const page = await context.newPage();
  await page.goto(site.url);
  return page;
}

test('half of the visitors get the canary and stay on it until it is promoted to all', async ({ browser }) => {
  await startCanary();
  const inside = await arrive(browser, '07');
  const outside = await arrive(browser, '93');
  for (const again of [false, true]) {
    if (again) await Promise.all([inside.reload(), outside.reload()]);
    await expectHel(inside, newHel);
    await expectHel(outside, helName);
  }

  const fresh = await arrive(browser);
  const dealt = (await fresh.context().cookies()).find(({ name }) => name === 'ponte_bucket');
  expect(dealt).toMatchObject({ value: expect.stringMatching(/^\d\d$/), httpOnly: true, sameSite: 'Lax' });
  const own = Number(dealt?.value) < 50 ? newHel : helName;
  await expectHel(fresh, own);
  await fresh.reload();
  await expectHel(fresh, own);

  await outside.context().setExtraHTTPHeaders({ 'x-ponte-channel': 'canary' });
  await outside.reload();
  await expectHel(outside, newHel);
  await outside.context().setExtraHTTPHeaders({});
  await outside.reload();
  await expectHel(outside, helName);

  await site.ponte('promote', 'remote-chat', '--why', 'good for half', '--no-prepare');
  for (const page of [inside, outside, fresh]) {
    await page.reload();
    await expectHel(page, newHel);
    await page.context().close();
  }
  expect(await site.ponte('history')).toContain(`remote-chat ${other.build}, for everybody`);

  await site.ponte('rollback', 'remote-chat', '--why', 'for the next story');
});

test('a canary is taken away, and a tab that was open on it stays usable', async ({ browser }) => {
  await startCanary();
  const page = await arrive(browser, '07');
  await hydrated(page);
  await expectHel(page, newHel);

  await site.ponte('rollback', 'remote-chat', '--why', 'does not open on phones');
  await expectHel(page, newHel);
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL(/\/contato$/);
  await expectHel(page, newHel);

  await page.reload();
  await expectHel(page, helName);
  const response = await fetch(site.url, { headers: { 'x-ponte-channel': 'canary' } });
  expect(response.headers.has('x-ponte-channel')).toBe(false);
  expect(readHelBuild(await response.text())).not.toBe(other.build);
  await page.context().close();
});
