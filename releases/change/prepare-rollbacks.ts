import { remoteNames, type RemoteName } from 'shared-config/contract/parts';
import type { Composer, Pins } from '../compose/composer';
import type { Store } from '../store/store';
import { readHistory, type History } from './history';
import { planRollback } from './plan-rollback';

export interface OneStep {
  readonly part: RemoteName;
  readonly pins: Pins;
}

/** What `ponte rollback <remote>` would make live, for every remote that it works for. */
export async function planOneSteps(store: Store, history: History): Promise<OneStep[]> {
  const [live] = history;
  const steps: OneStep[] = [];
  for (const part of remoteNames) {
    if (!live?.remotes[part].lastKnownGood) continue;
    const { pins, refusals } = await planRollback(store, history, { part });
    if (refusals.length === 0) steps.push({ part, pins });
  }
  return steps;
}

/** Composes those ahead of need, so that rolling any one remote back only moves the pointer. */
export async function prepareRollbacks(
  store: Store,
  composer: Composer,
  report: (line: string) => void,
): Promise<RemoteName[]> {
  const steps = await planOneSteps(store, await readHistory(store));
  for (const { part, pins } of steps) {
    report(`preparing the rollback of ${part}`);
    await composer.compose(store, pins, {});
  }
  return steps.map(({ part }) => part);
}
