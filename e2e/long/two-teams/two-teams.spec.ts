import { randomInt } from 'node:crypto';
import type { Lock } from '@ponte/contract/lock';
import { createPrng } from '../../site/prng';
import { startOwnSite, type OwnSite } from '../../site/own-site';
import { expect, test } from '../../site/test';
import { publishRevisions, teams, type Revisions } from './revisions';
import { expectOwnPartOnly, expectServedAsRecorded, readRecords } from './records';
import { releaseAll } from './team-work';
import { arrive, look, paths, read, wander, type Visitor } from './visitors';

const releasesPerTeam = 10;
/** Determines the choices of teams and visitors, but not the order in which commands run. */
const seed = Number(process.env.SEED ?? randomInt(2 ** 31));

let site: OwnSite;
let revisions: Revisions;
test.beforeAll(async () => {
  site = await startOwnSite();
  const published = await Promise.all(teams.map((team) => publishRevisions(site, team, releasesPerTeam)));
  revisions = new Map(published.flat());
});
test.afterAll(() => site.stop());

test('two teams release ten times each, with rollbacks, and no visitor ever sees a mixture', async ({ context }) => {
  console.log(`two teams: SEED=${seed}`);
  const before = await readRecords(site.store);
  const prng = createPrng(seed);
  const tabs: Visitor[] = [];
  const seen: Lock[] = [];

  let working = true;
  const work = Promise.all(teams.map((team, n) => releaseAll(site, team, revisions, createPrng(seed + 1 + n)))).finally(
    () => (working = false),
  );
  // `await work` reports the error, after the loop.
  work.catch(() => {});
  for (let round = 0; working; round += 1) {
    seen.push(await read(site.url + prng.pick(paths), revisions));
    if (round % 8 === 0) {
      const visitor = await arrive(context, site.url + prng.pick(paths));
      await look(visitor, revisions);
      seen.push(visitor.lock);
      if (tabs.length < 6) tabs.push(visitor);
      else await visitor.page.close();
    }
    await wanderAndLook(prng.pick(tabs));
  }
  const works = await work;

  await site.ponte('gc');
  for (const tab of tabs) {
    await wanderAndLook(tab);
  }

  const records = await readRecords(site.store);
  const fresh = records.slice(before.length);
  for (const [n, team] of teams.entries()) {
    expect(fresh.filter(({ subject }) => subject.includes(team)).map(({ why }) => why)).toEqual(works[n]?.done);
  }
  expect(fresh).toHaveLength(works.flatMap(({ done }) => done).length);
  expectOwnPartOnly(records.slice(before.length - 1));
  await expectServedAsRecorded(site.store, records, seen);
  const { problems } = JSON.parse(await site.ponte('verify', '--json')) as { problems: string[] };
  expect(problems).toEqual([]);
  const compositions = new Set(seen.map(({ composition }) => composition)).size;
  expect(compositions).toBeGreaterThan(releasesPerTeam);
  console.log(
    `two teams: ${fresh.length} releases, ${seen.length} arrivals at ${compositions} of their compositions, ` +
      `${works.reduce((sum, { retries }) => sum + retries, 0)} commands retried`,
  );

  async function wanderAndLook(tab: Visitor): Promise<void> {
    await wander(tab, (names) => prng.pick(names));
    await look(tab, revisions);
  }
});
