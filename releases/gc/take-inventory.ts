import { readRecords, type History } from '../change/history';
import { findFallback } from '../change/plan-rollback';
import { planOneSteps } from '../change/prepare-rollbacks';
import { runPlan } from '../change/snapshot';
import type { Composer } from 'composer/composer';
import { getSettings } from '../settings/get-settings';
import { inParallel } from '../store/in-parallel';
import { listPinned } from '../store/pinned';
import type { Store } from '../store/store';
import type { Inventory, StoredBuild } from './plan-gc';
import { requireRecords } from './require-records';

/** @throws ReleaseError `damaged` when a record that may count is lost. */
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
  const pages = (await runPlan(store, history, planOneSteps)).flatMap((step) => step.pages);
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
