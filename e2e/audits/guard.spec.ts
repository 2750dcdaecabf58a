import type { Page } from '@playwright/test';
import { deleteLiveEntry, readLiveBuild } from '../site/live';
import { buildChanged, reword } from '../site/other-build';
import { startOwnSite, type OwnSite } from '../site/own-site';
import { expect, hydrated, test } from '../site/test';

const visitors = 6;
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite();
  const tallies = `TALLIES_URL=${site.talliesUrl}`;
  await site.ponte('settings', 'set', tallies, '--no-prepare', '--why', 'a backend of its own');
});
test.afterAll(() => site.stop());

interface History {
  releases: { serial: number; by: string; why: string; action: string }[];
}

/** Her code loads when a visitor points at her launcher. */
async function visitHel(page: Page): Promise<void> {
  await page.goto(site.url);
  await hydrated(page);
  await page.locator('[data-assistant] button').hover();
}

test('the guard rolls back a build that fails, whose visitors were healed meanwhile', async ({ page, expected }) => {
  expected.console(/404|Refused to execute/);
  expected.console(/remote-chat .* failed/);
  const good = await readLiveBuild(site.store, 'remote-chat');
  const worse = await buildChanged('remote-chat', 'locales/pt.ts', reword('chat.hel', 'Uma Hel pior'));
  await site.ponte('publish', 'remote-chat', worse.dist);
  await site.ponte('promote', 'remote-chat', '--no-prepare', '--why', 'a new greeting');
  await worse.remove();
  await deleteLiveEntry(site.store, 'remote-chat');

  // Each page reports the public part, the assistant that failed and the one that replaced it.
  let beacons = 0;
  page.on(
    'response',
    (response) => (beacons += Number(response.url().endsWith('/api/beacons') && response.status() === 204)),
  );
  for (let visit = 1; visit <= visitors; visit += 1) {
    await visitHel(page);
    await expect.poll(() => beacons, { timeout: 20_000 }).toBe(visit * 3);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  const printed = await site.ponte('guard', '--views', String(visitors));
  expect(printed).toContain(
    `remote-chat ${worse.build} fails: 6 of 6 pages failed (100 %), ${good} had 0 %: entry missing 6`,
  );
  expect(await readLiveBuild(site.store, 'remote-chat')).toBe(good);
  const { releases } = JSON.parse(await site.ponte('history', '--json')) as History;
  expect(releases[0]).toMatchObject({ by: 'ponte guard', action: 'rollback', why: expect.stringContaining('6 of 6') });

  await visitHel(page);
  await expect.poll(() => beacons, { timeout: 20_000 }).toBe(visitors * 3 + 2);
  expect(await page.content()).not.toContain(worse.build);
  expect(await site.ponte('guard', '--views', '1')).not.toContain('remote-chat');
});
