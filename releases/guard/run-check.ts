import type { SiteValues } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Composer } from 'composer/composer';
import { changeLive } from '../change/change-live';
import { findBuild, readHistory } from '../change/history';
import { planRollback } from '../change/plan-rollback';
import type { Snapshot } from '../change/snapshot';
import { requireSameEnvironment } from '../settings/inherit-settings';
import type { Store } from '../store/store';
import type { GuardLimits } from './decide-guard';
import { describeCounts, evaluate, type Evaluation } from './evaluate';
import { readTalliesUrl } from './fetch-tallies';
import { listCandidates } from './list-candidates';

const guardName = 'ponte guard';

export interface GuardOptions {
  readonly store: Store;
  readonly getComposer: () => Promise<Composer>;
  /** The URL of the tallies, in place of the site's own setting. */
  readonly tallies: string | undefined;
  readonly environment: SiteValues;
  readonly limits: GuardLimits;
  readonly dryRun: boolean;
  readonly report: (line: string) => void;
}

type RollbackOutcome =
  | { readonly outcome: 'changed' | 'planned'; readonly serial: number; readonly why: string }
  /** The build is no longer live (`left`), or the rollback failed a check (`refused`). */
  | { readonly outcome: 'left' | 'refused'; readonly why: string };

export interface CheckedBuild extends Evaluation {
  readonly rollback?: RollbackOutcome;
}

export type CheckResult =
  | { readonly ok: true; readonly found: readonly CheckedBuild[] }
  | { readonly ok: false; readonly reason: string };

/** Evaluates every new build once, and rolls back those that fail. */
export async function runCheck(options: GuardOptions): Promise<CheckResult> {
  const { store, limits, environment } = options;
  const history = await readHistory(store);
  const settings = history[0]?.settings;
  // Fail at the first check, not at the first rollback.
  if (settings) requireSameEnvironment(settings, environment);
  const url = options.tallies ?? settings?.TALLIES_URL ?? readTalliesUrl(environment);
  const result = await evaluate({ url, site: settings?.SITE_ID }, listCandidates(history, new Date()), limits);
  if (!result.ok) return result;
  const found: CheckedBuild[] = [];
  for (const evaluation of result.evaluations) {
    if (evaluation.verdict !== 'bad') found.push(evaluation);
    else found.push({ ...evaluation, rollback: await rollBack(evaluation, options) });
  }
  return { ok: true, found };
}

/** Whether a build that fails stays live. */
export function isUnresolved({ verdict, rollback }: CheckedBuild): boolean {
  if (verdict === 'stuck' || verdict === 'widespread') return true;
  return rollback?.outcome === 'refused' || rollback?.outcome === 'planned';
}

/** Rolls back a bad build, unless another change has replaced it. */
async function rollBack(evaluation: Evaluation, options: GuardOptions): Promise<RollbackOutcome> {
  const { part, build, isCanary } = evaluation;
  const { store, getComposer, dryRun, environment, report } = options;
  const composer = await getComposer();
  const why = describeCounts(evaluation);
  let isReplaced = false;
  const planFor = (snapshot: Snapshot) => {
    const [live] = snapshot.history;
    isReplaced = (isCanary ? live?.canary?.build : live && findBuild(live, part)) !== build;
    if (isReplaced) throw new ReleaseError('refused', `${part} ${build} is no longer live`, 'nothing to do');
    return planRollback(snapshot, { part });
  };
  const change = { dryRun, environment, report, why, by: guardName, force: false };
  try {
    const { outcome, release } = await changeLive(store, composer, planFor, change);
    return { outcome: outcome === 'planned' ? 'planned' : 'changed', serial: release.serial, why };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { outcome: isReplaced ? 'left' : 'refused', why: error.message };
  }
}
