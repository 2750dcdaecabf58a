import type { PartName } from 'shared-config/contract/parts';
import { ReleaseError } from 'shared-config/contract/release-error';
import type { Store } from '../store/store';
import { getCandidates, getContract, liveBuilds, replaceBuild } from './contracts';
import { findBuild, findWithdrawal, getBuild, getLive, listLiveBuilds, type History } from './history';
import { findLastKnownGood, fitsRemotes } from './last-known-good';
import { planChange, type Plan } from './plan';

interface Way {
  readonly part: PartName;
  /** The build to go back to; without it, the last-known-good. */
  readonly to?: string | undefined;
}

/**
 * While a canary of the part runs, going back takes the canary away and leaves what everybody else has as it is. With an
 * older build named, all that is newer goes: the live build, the canary, and what was live in between.
 */
export async function planRollback(store: Store, history: History, { part, to }: Way): Promise<Plan> {
  const live = getLive(history, store);
  const current = getBuild(live, part);
  const canary = live.canary?.part === part ? live.canary.build : undefined;
  if (canary && (to === undefined || to === current)) {
    const withdrawn = { part, build: canary };
    return planChange(store, history, { ...of(part), withdrawn, builds: liveBuilds(live), canaryOnly: true });
  }
  const target = to ?? (await getFallback(store, history, part));
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
  await getContract(store, part, target);
  const passed = to === undefined ? [] : listPassed(history, part, target);
  const also = [...new Set([...(canary ? [canary] : []), ...passed])];
  const withdrawn = { part, build: current, ...(also.length > 0 && { also }) };
  return planChange(store, history, { ...of(part), withdrawn, builds: replaceBuild(liveBuilds(live), part, target) });
}

function of(part: PartName): Pick<Plan, 'action' | 'subject'> {
  return { action: 'rollback', subject: [part] };
}

/**
 * The builds that were live after the one to go back to: whoever names an older one trusts none of them, so that no page
 * may fall back to them. None when that one was never live, or is not that far back.
 */
function listPassed(history: History, part: PartName, target: string): string[] {
  const since = history.findIndex((release) => findBuild(release, part) === target);
  const [current, ...passed] = listLiveBuilds(history.slice(0, Math.max(since, 0)), part);
  return passed.filter((build) => build !== current && !findWithdrawal(history, part, build));
}

async function getFallback(store: Store, history: History, part: PartName): Promise<string> {
  const found = await findFallback(store, history, part);
  if (found) return found;
  const isYoung = history.some((release) => findBuild(release, part) === undefined);
  throw new ReleaseError(
    'refused',
    `${part} has no last known good build to go back to`,
    `name one with --to; ponte rollback ${part} --list shows which there are` +
      // The site did without it before: so does the shell of that time.
      (isYoung ? `; or go back to a shell that shows nothing of it: ponte rollback shell --list` : ''),
  );
}

/** The build that a rollback without `--to` goes back to. */
export async function findFallback(store: Store, history: History, part: PartName): Promise<string | null> {
  const live = getLive(history, store);
  if (part !== 'shell') return live.remotes[part]?.lastKnownGood ?? null;
  // Records name none for the shell, as no page falls back to another shell by itself.
  const { remotes } = await getCandidates(store, liveBuilds(live));
  return findLastKnownGood(store, history, { part, build: live.shell, fits: fitsRemotes(remotes) });
}
