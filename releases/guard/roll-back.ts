import { changeLive, type ChangeOptions } from '../change/change-live';
import { findBuild } from '../change/history';
import { planRollback } from '../change/plan-rollback';
import type { Snapshot } from '../change/snapshot';
import type { Composer } from 'composer/composer';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Store } from '../store/store';
import { describeNumbers } from './describe-judgement';
import type { Judgement } from './judge';

const guardName = 'ponte guard';

export type RolledBack =
  | { readonly outcome: 'changed' | 'planned'; readonly serial: number; readonly why: string }
  /** Another change came first, or the rollback is incompatible. */
  | { readonly outcome: 'left' | 'refused'; readonly why: string };

/** Rolls back what was judged bad, unless it is no longer live by then. */
export async function rollBack(
  store: Store,
  composer: Composer,
  judgement: Judgement,
  options: Pick<ChangeOptions, 'dryRun' | 'environment' | 'report'>,
): Promise<RolledBack> {
  const { part, build, isCanary } = judgement;
  const why = describeNumbers(judgement);
  let moved = false;
  const planFor = (snapshot: Snapshot) => {
    const [live] = snapshot.history;
    moved = (isCanary ? live?.canary?.build : live && findBuild(live, part)) !== build;
    if (moved) throw new ReleaseError('refused', `${part} ${build} is no longer live`, 'nothing to do');
    return planRollback(snapshot, { part });
  };
  try {
    const { outcome, release } = await changeLive(store, composer, planFor, {
      ...options,
      why,
      by: guardName,
      force: false,
    });
    return { outcome: outcome === 'planned' ? 'planned' : 'changed', serial: release.serial, why };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { outcome: moved ? 'left' : 'refused', why: error.message };
  }
}
