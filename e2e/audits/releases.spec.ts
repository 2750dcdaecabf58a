import { readdir, readlink, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keepArriving } from '../site/arrivals';
import { expectHel, readHelBuild } from '../site/hel';
import { expect, hydrated, test } from '../site/test';
import { readLiveBuild } from '../site/live';
import { buildChanged, type OtherBuild } from '../site/other-build';
import { reword } from '../site/reword';
import { startOwnSite, type OwnSite } from '../site/own-site';

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

/** Every file of the builds of some parts with its time of change. */
async function filesOf(isAsked: (part: string) => boolean): Promise<string[]> {
  const builds = join(site.store, 'builds');
  const all = await readdir(builds, { recursive: true });
  const names = all.filter((name) => isAsked(name.split('/')[0] ?? ''));
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
  const others = await filesOf((part) => part !== 'remote-chat');

  await site.ponte('publish', 'remote-chat', other.dist);
  await site.ponte('promote', 'remote-chat', '--why', 'a new greeting');
  const tab = await context.newPage();
  await tab.goto(about);
  await expectHel(tab, newHel);
  expect(await filesOf((part) => part !== 'remote-chat')).toEqual(others);

  const built = await filesOf(() => true);
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
  expect(await filesOf(() => true)).toEqual(built);
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
