import { listRemotes, type PartName } from '@ponte/contract/parts';
import type { Release, SiteValues } from '@ponte/contract/release';
import type { Pins } from 'composer/composer';
import { findViolations } from '../compatibility/find-violations';
import type { Violation } from '../compatibility/violation';
import { mapRemotes, getCandidates, getContract, liveBuilds, type Builds } from './contracts';
import { findBuild, isAmong } from './history';
import { findKeptCanary, joinCanary, type PlannedCanary, type RequestedCanary } from './canary';
import { findLastKnownGood, isCompatibleWithShell } from './last-known-good';
import type { Snapshot } from './snapshot';

/** A change of what is live, checked and not yet carried out. */
export interface Plan {
  readonly action: Release['action'];
  readonly subject: readonly PartName[];
  readonly pins: Pins;
  /** The settings of the site afterwards, if the change is of the settings. */
  readonly settings?: SiteValues;
  readonly withdrawn?: NonNullable<Release['withdrawn']>;
  /** The canary that runs afterwards. */
  readonly canary?: PlannedCanary;
  /** The canary that this change ends. */
  readonly ended?: RequestedCanary;
  /** Set when the visitors without the canary keep their pages, even if the settings have changed since. */
  readonly canaryOnly?: boolean;
  readonly violations: readonly Violation[];
}

interface Intent extends Pick<Plan, 'action' | 'subject' | 'settings' | 'withdrawn' | 'canaryOnly'> {
  readonly builds: Builds;
  /** The canary to run; without it, the running one stays unless its part is in `subject`. */
  readonly canary?: RequestedCanary;
}

export function planChange(snapshot: Snapshot, intent: Intent): Plan {
  const { builds, canary: wanted, ...rest } = intent;
  const [live] = snapshot.history;
  const candidates = getCandidates(snapshot, builds);
  const changed = listChanged(live && liveBuilds(live), builds);
  const remotes = mapRemotes(builds.remotes, (build, part) => {
    const kept = live?.remotes[part];
    const isGone = kept?.lastKnownGood && isAmong(intent.withdrawn, part, kept.lastKnownGood);
    // A last-known-good stays until its remote or the shell changes, or it is withdrawn itself.
    if (kept && !isGone && !changed.includes('shell') && !changed.includes(part)) return kept;
    const fallback = {
      part,
      build,
      withdrawing: intent.withdrawn,
      isCompatible: isCompatibleWithShell(candidates.shell),
    };
    return { build, lastKnownGood: findLastKnownGood(snapshot, fallback) };
  });
  const pins = { shell: builds.shell, remotes };
  const violations = findViolations(candidates, changed);
  const canary = wanted ?? findKeptCanary(live, intent.subject);
  if (!canary) return { ...rest, pins, violations, ...(live?.canary && { ended: live.canary }) };
  const joined = joinCanary(snapshot, { live, candidates, changed, pins, violations }, canary);
  return { ...rest, pins, canary: joined.canary, violations: [...violations, ...joined.violations] };
}

/** The parts that get another build, join the site or leave it. */
function listChanged(before: Builds | undefined, after: Builds): PartName[] {
  const remotes = listRemotes({ ...before?.remotes, ...after.remotes }).map(([name]) => name);
  return [
    ...(before?.shell === after.shell ? [] : (['shell'] as const)),
    ...remotes.filter((name) => before?.remotes[name] !== after.remotes[name]),
  ];
}

/** The plan with the style violations of its builds. Live builds are left out: they were checked, or predate the check. */
export function withStyleViolations(
  snapshot: Snapshot,
  plan: Plan,
  builds: readonly { readonly part: PartName; readonly build: string }[],
): Plan {
  const [live] = snapshot.history;
  const added = builds.filter(({ part, build }) => !live || findBuild(live, part) !== build);
  const found = added.flatMap(({ part, build }) => snapshot.findStyleViolations(getContract(snapshot, part, build)));
  return { ...plan, violations: [...plan.violations, ...found] };
}
