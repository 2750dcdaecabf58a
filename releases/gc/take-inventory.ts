import type { Composer } from 'composer/composer';
import { ReleaseError } from '@ponte/contract/release-error';
import { readRecords, type Records } from '../change/read-records';
import type { History } from '../change/history';
import { findFallback } from '../change/plan-rollback';
import { planNextRollbacks } from '../change/prepare-rollbacks';
import { runPlan } from '../change/snapshot';
import { getSettings } from '../settings/get-settings';
import { inParallel } from '../store/in-parallel';
import { listPinned } from '../store/release-contents';
import type { Store } from '../store/store';
import type { Inventory, StoredBuild } from './plan-gc';

/** @throws ReleaseError `damaged` when a lost record may name a build to keep. */
export async function takeInventory(store: Store, composer: Composer, days: number): Promise<Inventory> {
  const records = await readRecords(store);
  const { history } = records;
  const now = new Date();
  requireRecords(records, now, days);
  return {
    now,
    days,
    history,
    nextRollbacks: await findNextRollbacks(store, composer, history),
    builds: await listBuilds(store),
    compositions: await store.compositions.list(),
  };
}

async function findNextRollbacks(
  store: Store,
  composer: Composer,
  history: History,
): Promise<Inventory['nextRollbacks']> {
  const [live] = history;
  if (!live) return { builds: [], compositions: [] };
  const settings = await getSettings(store, live);
  const pages = (await runPlan(store, history, planNextRollbacks)).flatMap((step) => step.pages);
  const shell = await runPlan(store, history, (snapshot) => findFallback(snapshot, 'shell'));
  return {
    builds: [...pages.flatMap(listPinned), ...(shell ? [{ part: 'shell', build: shell } as const] : [])],
    compositions: await Promise.all(pages.map((pins) => composer.compositionIdOf(store, { ...pins, settings }))),
  };
}

async function listBuilds(store: Store): Promise<StoredBuild[]> {
  const perPart = (await store.builds.listParts()).map(async (part) => {
    return inParallel(await store.builds.list(part), async (one) => {
      return { part, ...one, lastUse: await store.builds.findLastUse(part, one.build) };
    });
  });
  return (await Promise.all(perPart)).flat();
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Rejects a lost record that may be the only one to name a build that was live within the days that gc keeps.
 *
 * @throws ReleaseError `damaged` while there is such a record.
 */
function requireRecords({ history, lost }: Records, now: Date, days: number): void {
  const gaps = lost.filter(({ rebuilt }) => !rebuilt);
  const ages = gaps.map(({ serial, problem }) => ({ problem, days: (now.getTime() - endOf(history, serial)) / dayMs }));
  const counting = ages.filter((gap) => gap.days < days);
  const [first] = counting;
  if (!first) return;
  const without = Math.floor(Math.min(...counting.map((gap) => gap.days)));
  throw new ReleaseError(
    'damaged',
    `${first.problem}, so gc cannot know which builds it made live`,
    `ponte verify --repair restores it if a newer record has a copy; with --days ${without} that release does not count`,
  );
}

/** When a release stopped being live: at the time of the next readable one. */
function endOf(history: History, serial: number): number {
  const next = history.filter((release) => release.serial > serial).at(-1);
  return next ? Date.parse(next.at) : Number.POSITIVE_INFINITY;
}
