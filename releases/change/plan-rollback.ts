import type { PartName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import { getCandidates, getContract, liveBuilds, replaceBuild } from './contracts';
import { findBuild, findWithdrawal, getBuild, getLive, listLiveBuilds, type History } from './history';
import { findLastKnownGood, isCompatibleWithRemotes } from './last-known-good';
import { planChange, type Plan } from './plan';
import type { Snapshot } from './snapshot';

interface RollbackTarget {
  readonly part: PartName;
  /** The build to go back to; without it, the last-known-good. */
  readonly to?: string | undefined;
}

/**
 * While a canary of the part runs, a rollback ends the canary and keeps the live build. With an older build as the target,
 * it withdraws everything newer: the live build, the canary, and the builds that were live in between.
 */
export function planRollback(snapshot: Snapshot, { part, to }: RollbackTarget): Plan {
  const { history } = snapshot;
  const live = getLive(snapshot);
  const current = getBuild(live, part);
  const canary = live.canary?.part === part ? live.canary.build : undefined;
  if (canary && (to === undefined || to === current)) {
    const withdrawn = { part, build: canary };
    return planChange(snapshot, { ...of(part), withdrawn, builds: liveBuilds(live), canaryOnly: true });
  }
  const target = to ?? getFallback(snapshot, part);
  if (target === canary) {
    throw new ReleaseError(
      'refused',
      `${part} ${target} is the canary`,
      `give it to everybody with: ponte promote ${part} --why "…"`,
    );
  }
  if (target === current) {
    throw new ReleaseError(
      'refused',
      `${part} ${target} is live already`,
      `choose another: ponte rollback ${part} --list`,
    );
  }
  const withdrawal = findWithdrawal(history, part, target);
  if (withdrawal) {
    throw new ReleaseError(
      'refused',
      `${part} ${target} was itself withdrawn, by release ${withdrawal.serial}: ${withdrawal.why}`,
      `choose another (ponte rollback ${part} --list), or bring it back with: ponte promote ${part}@${target} --why "…"`,
    );
  }
  getContract(snapshot, part, target);
  const skipped = to === undefined ? [] : listSkipped(history, part, target);
  const also = [...new Set([...(canary ? [canary] : []), ...skipped])];
  const withdrawn = { part, build: current, ...(also.length > 0 && { also }) };
  return planChange(snapshot, { ...of(part), withdrawn, builds: replaceBuild(liveBuilds(live), part, target) });
}

function of(part: PartName): Pick<Plan, 'action' | 'subject'> {
  return { action: 'rollback', subject: [part] };
}

/**
 * The builds that were live after the target. A rollback to an older build withdraws them too, so that no page falls back
 * to them. Empty when the target was never live, or when none was live in between.
 */
function listSkipped(history: History, part: PartName, target: string): string[] {
  const since = history.findIndex((release) => findBuild(release, part) === target);
  const [current, ...skipped] = listLiveBuilds(history.slice(0, Math.max(since, 0)), part);
  return skipped.filter((build) => build !== current && !findWithdrawal(history, part, build));
}

function getFallback(snapshot: Snapshot, part: PartName): string {
  const found = findFallback(snapshot, part);
  if (found) return found;
  const isYoung = snapshot.history.some((release) => findBuild(release, part) === undefined);
  throw new ReleaseError(
    'refused',
    `${part} has no last known good build to go back to`,
    `name one with --to; ponte rollback ${part} --list shows which there are` +
      // An older shell than the part has no routes of it.
      (isYoung ? `; or go back to a shell that shows nothing of it: ponte rollback shell --list` : ''),
  );
}

/** The build that a rollback without `--to` goes back to. */
export function findFallback(snapshot: Snapshot, part: PartName): string | null {
  const live = getLive(snapshot);
  if (part !== 'shell') return live.remotes[part]?.lastKnownGood ?? null;
  // Records have none for the shell: no page falls back to another shell by itself.
  const { remotes } = getCandidates(snapshot, liveBuilds(live));
  return findLastKnownGood(snapshot, { part, build: live.shell, isCompatible: isCompatibleWithRemotes(remotes) });
}
