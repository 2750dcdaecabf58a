import { listRemotes, type RemoteName } from '@ponte/contract/parts';
import type { Composer, Pins } from 'composer/composer';
import { getSettings } from '../settings/get-settings';
import type { Store } from '../store/store';
import { readHistory, type History } from './history';
import { runPlan, type Snapshot } from './snapshot';
import { planRollback } from './plan-rollback';

interface OneStep {
  readonly part: RemoteName;
  /** What everybody would get and, where a canary goes on, what its visitors would. */
  readonly pages: readonly Pins[];
}

/**
 * What `ponte rollback <remote>` would make live, for every remote that it works for. Taking a canary away needs no
 * pages; the step after that does.
 */
export function planOneSteps(snapshot: Snapshot): OneStep[] {
  const { history } = snapshot;
  const steps: OneStep[] = [];
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

/** Composes those ahead of need, so that rolling any one remote back only moves the pointer. */
export async function prepareRollbacks(
  store: Store,
  composer: Composer,
  report: (line: string) => void,
): Promise<RemoteName[]> {
  const history = await readHistory(store);
  const [live] = history;
  if (!live) return [];
  const steps = await runPlan(store, history, planOneSteps);
  const settings = await getSettings(store, live);
  for (const { part, pages } of steps) {
    report(`preparing the rollback of ${part}`);
    for (const pins of pages) await composer.compose(store, { ...pins, settings }, { compressionLevel: 'quick' });
  }
  return steps.map(({ part }) => part);
}
