import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keepArriving } from '../site/arrivals';
import { expect, hydrated, test } from '../site/test';
import { readLiveBuild } from '../site/live';
import { buildChanged, type OtherBuild } from '../site/other-build';
import { reword } from '../site/reword';
import { startOwnSite, type OwnSite } from '../site/own-site';

let site: OwnSite;
let other: OtherBuild;

test.beforeAll(async () => {
  site = await startOwnSite();
  other = await buildChanged('remote-chat', 'locales/pt.ts', reword('chat.open', 'Fale com a Hel de teste'));
});
test.afterAll(async () => {
  await other.remove();
  await site.stop();
});

/** Every file of the other parts' builds with its time of change. */
async function filesOfOthers(): Promise<string[]> {
  const builds = join(site.store, 'builds');
  const names = (await readdir(builds, { recursive: true })).filter((name) => !name.startsWith('remote-chat'));
  const stats = await Promise.all(names.map(async (name) => `${name} ${(await stat(join(builds, name))).mtimeMs}`));
  return stats.sort();
}

test('one part is released and rolled back alone, and a tab that was open keeps working', async ({ page, context }) => {
  test.setTimeout(120_000);
  const newHel = { name: 'Fale com a Hel de teste' };
  // Not at home: its films, drawn without a graphics card, would take the processor from what is timed.
  const quietPage = `${site.url}/sobre`;
  await page.goto(quietPage);
  await hydrated(page);
  const before = await filesOfOthers();

  await site.ponte('publish', 'remote-chat', other.dist);
  await site.ponte('promote', 'remote-chat', '--why', 'a new greeting');
  const tab = await context.newPage();
  await tab.goto(quietPage);
  await expect(tab.getByRole('button', newHel)).toBeVisible();
  expect(await filesOfOthers()).toEqual(before);

  const visitors = keepArriving(site.url);
  const started = performance.now();
  await site.ponte('rollback', 'remote-chat', '--why', 'the old one was better');
  const arrivals = await visitors.stop();
  expect(arrivals.filter(({ status }) => status !== 200)).toEqual([]);
  expect(arrivals[0]?.html).toContain(newHel.name);
  const old = arrivals.find(({ html }) => !html.includes(newHel.name));
  expect(old?.at).toBeLessThan(started + 1000);
  const status = JSON.parse(await site.ponte('status', '--json')) as { parts: { part: string; build: string }[] };
  const chat = status.parts.find(({ part }) => part === 'remote-chat');
  expect(chat?.build).toBe(await readLiveBuild(site.store, 'remote-chat'));
  expect(chat?.build).not.toBe(other.build);
  expect(await site.ponte('history', '--json')).toContain('the old one was better');

  await tab.reload();
  await expect(tab.getByRole('button', newHel)).toHaveCount(0);

  // The first tab lived through both: its own texts and builds are still there.
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL(/\/contato$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
