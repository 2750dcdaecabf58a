import { listRemotes, type RemoteName } from '@ponte/contract/parts';
import type { Composer, Pins } from 'composer/composer';
import { getSettings } from '../settings/get-settings';
import type { Store } from '../store/store';
import { readHistory, type History } from './history';
import { runPlan, type Snapshot } from './snapshot';
import { planRollback } from './plan-rollback';

interface NextRollback {
  readonly part: RemoteName;
  /** The pages of all visitors or, while a canary runs, of both kinds of visitors. */
  readonly pages: readonly Pins[];
}

/**
 * What `ponte rollback <remote>` would make live, for every remote that has a last known good build. Ending a canary needs
 * no new pages, so the rollback after that is planned.
 */
export function planNextRollbacks(snapshot: Snapshot): NextRollback[] {
  const { history } = snapshot;
  const steps: NextRollback[] = [];
  for (const [part, { lastKnownGood }] of listRemotes(history[0]?.remotes ?? {})) {
    if (!lastKnownGood) continue;
    const from = { ...snapshot, history: withoutCanaryOf(part, history) };
    const { pins, canary, violations } = planRollback(from, { part });
    if (violations.length === 0) steps.push({ part, pages: [pins, ...(canary ? [canary.pins] : [])] });
  }
  return steps;
}

function withoutCanaryOf(part: RemoteName, history: History): History {
  const [live, ...earlier] = history;
  if (live?.canary?.part !== part) return history;
  const { canary: _ended, ...rest } = live;
  return [rest, ...earlier];
}

/** Composes the pages of these rollbacks ahead of time, so that a rollback of one remote only moves the pointer. */
export async function prepareRollbacks(
  store: Store,
  composer: Composer,
  report: (line: string) => void,
): Promise<RemoteName[]> {
  const history = await readHistory(store);
  const [live] = history;
  if (!live) return [];
  const steps = await runPlan(store, history, planNextRollbacks);
  const settings = await getSettings(store, live);
  for (const { part, pages } of steps) {
    report(`preparing the rollback of ${part}`);
    for (const pins of pages) await composer.compose(store, { ...pins, settings }, { compressionLevel: 'quick' });
  }
  return steps.map(({ part }) => part);
}
