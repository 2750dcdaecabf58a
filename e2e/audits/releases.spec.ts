import { readdir, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { keepArriving } from '../site/arrivals';
import { expectHel, helName, readHelBuild } from '../site/hel';
import { readLiveBuild } from '../site/live';
import { buildChanged, reword, type OtherBuild } from '../site/other-build';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { expect, hydrated, test } from '../site/test';

const newHel = 'Hel de teste';
let site: OwnSite;
let other: OtherBuild;

test.beforeAll(async () => {
  site = await startOwnSite();
  other = await buildChanged('remote-chat', 'locales/pt.ts', reword('chat.hel', newHel));
});
test.afterAll(async () => {
  await other.remove();
  await site.stop();
});

/** Every file of the builds of some parts with its modification time. */
async function listBuiltFiles(isIncluded: (part: string) => boolean): Promise<string[]> {
  const builds = join(site.store, 'builds');
  const all = await readdir(builds, { recursive: true });
  const names = all.filter((name) => isIncluded(name.split('/')[0] ?? ''));
  const stats = await Promise.all(names.map(async (name) => `${name} ${(await stat(join(builds, name))).mtimeMs}`));
  return stats.sort();
}

async function readHome(): Promise<string> {
  return (await fetch(site.url)).text();
}

test('one part is released and rolled back alone, and a tab that was open keeps working', async ({ page, context }) => {
  const about = `${site.url}/sobre`;
  await page.goto(about);
  await hydrated(page);
  const others = await listBuiltFiles((part) => part !== 'remote-chat');

  await site.ponte('publish', 'remote-chat', other.dist);
  await site.ponte('promote', 'remote-chat', '--why', 'a new greeting');
  const tab = await context.newPage();
  await tab.goto(about);
  await expectHel(tab, newHel);
  expect(await listBuiltFiles((part) => part !== 'remote-chat')).toEqual(others);

  const built = await listBuiltFiles(() => true);
  const released = await readlink(join(site.store, 'live'));
  const visitor = keepArriving(site.url, site.store);
  await site.ponte('rollback', 'remote-chat', '--why', 'the old one was better');
  const arrivals = await visitor.stop();
  expect(arrivals.filter(({ status }) => status !== 200)).toEqual([]);
  // Each page is of the release that was live while it was requested, from the first request after the pointer moved.
  const settled = arrivals.filter(({ live: [before, after] }) => before === after);
  const wrong = settled.filter(({ live, html }) => (readHelBuild(html) === other.build) !== (live[0] === released));
  expect(wrong.map(({ live }) => live[0])).toEqual([]);
  expect(arrivals[0]?.live[0]).toBe(released);
  expect(readHelBuild(await readHome())).not.toBe(other.build);
  // Nothing was built for it, and no file of any build was touched.
  expect(await listBuiltFiles(() => true)).toEqual(built);
  const status = JSON.parse(await site.ponte('status', '--json')) as { parts: { part: string; build: string }[] };
  const chat = status.parts.find(({ part }) => part === 'remote-chat');
  expect(chat?.build).toBe(await readLiveBuild(site.store, 'remote-chat'));
  expect(chat?.build).not.toBe(other.build);
  expect(await site.ponte('history', '--json')).toContain('the old one was better');

  await tab.reload();
  await expectHel(tab);

  // The first tab lived through both: its own texts and builds are still there.
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL(/\/contato$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('a canary', () => {
  test.beforeAll(async () => void (await site.ponte('publish', 'remote-chat', other.dist)));
  test.beforeEach(async () => {
    const part = `remote-chat@${other.build}`;
    await site.ponte('promote', part, '--canary', '50', '--why', 'half first', '--no-prepare');
  });

  /** A new browser context, assigned to a cohort on an earlier day unless it is new. */
  async function arrive(browser: Browser, cohort?: string): Promise<Page> {
    const context = await browser.newContext();
    if (cohort) await context.addCookies([{ name: 'ponte_bucket', value: cohort, url: site.url }]);
    const page = await context.newPage();
    await page.goto(site.url);
    return page;
  }

  test('is served to half of the visitors, who keep it until it is promoted to all', async ({ browser }) => {
    const inside = await arrive(browser, '07');
    const outside = await arrive(browser, '93');
    for (const again of [false, true]) {
      if (again) await Promise.all([inside.reload(), outside.reload()]);
      await expectHel(inside, newHel);
      await expectHel(outside, helName);
    }

    const fresh = await arrive(browser);
    const assigned = (await fresh.context().cookies()).find(({ name }) => name === 'ponte_bucket');
    expect(assigned).toMatchObject({ value: expect.stringMatching(/^\d\d$/), httpOnly: true, sameSite: 'Lax' });
    const own = Number(assigned?.value) < 50 ? newHel : helName;
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

    await site.ponte('rollback', 'remote-chat', '--why', 'for the next test');
  });

  test('is taken away, and a tab that was open on it stays usable', async ({ browser }) => {
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
});
