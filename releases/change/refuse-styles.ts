import type { PartName } from 'shared-config/contract/parts';
import type { Store } from '../store/store';
import { getContract } from './contracts';
import { findBuild, type History } from './history';
import type { Plan } from './plan';

interface NewBuild {
  readonly part: PartName;
  readonly build: string;
}

/** The plan with what speaks against the styles of its builds. What is live already was checked, or is older than the check. */
export async function refuseStyles(
  store: Store,
  [live]: History,
  plan: Plan,
  builds: readonly NewBuild[],
): Promise<Plan> {
  const added = builds.filter(({ part, build }) => !live || findBuild(live, part) !== build);
  // Only promotes need the parser: a rollback starts without it.
  const { planStyles } = await import('../gate/styles');
  const found = added.map(async ({ part, build }) =>
    planStyles(await getContract(store, part, build), await store.builds.openFiles(part, build)),
  );
  return { ...plan, refusals: [...plan.refusals, ...(await Promise.all(found)).flat()] };
}
