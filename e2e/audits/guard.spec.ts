import { deleteLiveEntry, readLiveBuild } from '../site/live';
import { buildChanged } from '../site/other-build';
import { reword } from '../site/reword';
import { expect } from '../site/test';
import { testOnOwnSite as test } from '../site/test-on-own-site';

const visitors = 6;

interface History {
  releases: { serial: number; by: string; why: string; action: string }[];
}

test('a build that fails is rolled back by itself, and its visitors were healed meanwhile', async ({
  page,
  expected,
  site,
}) => {
  expected.console(/404|Refused to execute/);
  expected.console(/remote-chat .* failed/);
  const good = await readLiveBuild(site.store, 'remote-chat');
  const worse = await buildChanged('remote-chat', 'locales/pt.ts', reword('chat.hel', 'Uma Hel pior'));
  await site.ponte('publish', 'remote-chat', worse.dist);
  await site.ponte('promote', 'remote-chat', '--no-prepare', '--why', 'a new greeting');
  await worse.remove();
  await deleteLiveEntry(site.store, 'remote-chat');

  // Each page tells of the public part, of the assistant that failed, and of the one that came in its place.
  let beacons = 0;
  page.on(
    'response',
    (response) => (beacons += Number(response.url().endsWith('/api/beacons') && response.status() === 204)),
  );
  for (let visit = 1; visit <= visitors; visit += 1) {
    await page.goto(site.url);
    await expect.poll(() => beacons, { timeout: 20_000 }).toBe(visit * 3);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }

  const said = await site.ponte('guard', '--views', String(visitors));
  expect(said).toContain(
    `remote-chat ${worse.build} fails: 6 of 6 pages failed (100 %), ${good} had 0 %: entry missing 6`,
  );
  expect(await readLiveBuild(site.store, 'remote-chat')).toBe(good);
  const { releases } = JSON.parse(await site.ponte('history', '--json')) as History;
  expect(releases[0]).toMatchObject({ by: 'ponte guard', action: 'rollback', why: expect.stringContaining('6 of 6') });

  await page.goto(site.url);
  await expect.poll(() => beacons, { timeout: 20_000 }).toBe(visitors * 3 + 2);
  expect(await page.content()).not.toContain(worse.build);
  expect(await site.ponte('guard', '--views', '1')).not.toContain('remote-chat');
});
