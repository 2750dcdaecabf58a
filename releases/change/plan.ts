import { listRemotes, type PartName } from 'shared-config/contract/parts';
import type { Release, SiteValues } from 'shared-config/contract/release';
import type { Pins } from 'composer/composer';
import { planGate } from '../gate/gate';
import type { Refusal } from '../gate/refusal';
import type { Store } from '../store/store';
import { changeEach, getCandidates, liveBuilds, type Builds } from './contracts';
import { isAmong, type History } from './history';
import { findCarried, joinCanary, type PlannedCanary, type WantedCanary } from './join-canary';
import { findLastKnownGood, fitsShell } from './last-known-good';

/** A change of what is live, worked out and checked, before anything is done about it. */
export interface Plan {
  readonly action: Release['action'];
  readonly subject: readonly PartName[];
  readonly pins: Pins;
  /** Those of the site afterwards, where the change is of them. */
  readonly settings?: SiteValues;
  readonly withdrawn?: NonNullable<Release['withdrawn']>;
  /** The canary that runs afterwards. */
  readonly canary?: PlannedCanary;
  /** The one that ran before and does not any more. */
  readonly ended?: WantedCanary;
  /** Set when everybody else keeps the pages that they have, even where their settings have changed since. */
  readonly canaryOnly?: boolean;
  readonly refusals: readonly Refusal[];
}

interface Intent extends Pick<Plan, 'action' | 'subject' | 'settings' | 'withdrawn' | 'canaryOnly'> {
  readonly builds: Builds;
  /** The canary to run; without it, the one that runs goes on unless it is of a part in `subject`. */
  readonly canary?: WantedCanary;
}

export async function planChange(store: Store, history: History, intent: Intent): Promise<Plan> {
  const { builds, canary: wanted, ...rest } = intent;
  const [live] = history;
  const candidates = await getCandidates(store, builds);
  const changed = listChanged(live && liveBuilds(live), builds);
  const remotes = await changeEach(builds.remotes, async (build, part) => {
    const kept = live?.remotes[part];
    const isGone = kept?.lastKnownGood && isAmong(intent.withdrawn, part, kept.lastKnownGood);
    // A last-known-good stands until its remote or the shell changes, or it is taken away itself.
    if (kept && !isGone && !changed.includes('shell') && !changed.includes(part)) return kept;
    const fallback = { part, build, withdrawing: intent.withdrawn, fits: fitsShell(candidates.shell) };
    return { build, lastKnownGood: await findLastKnownGood(store, history, fallback) };
  });
  const pins = { shell: builds.shell, remotes };
  const refusals = planGate(candidates, changed);
  const canary = wanted ?? findCarried(live, intent.subject);
  if (!canary) return { ...rest, pins, refusals, ...(live?.canary && { ended: live.canary }) };
  const joined = await joinCanary(store, { live, candidates, changed, pins, refusals }, canary);
  return { ...rest, pins, canary: joined.canary, refusals: [...refusals, ...joined.refusals] };
}

/** The parts that get another build, join the site or leave it. */
function listChanged(before: Builds | undefined, after: Builds): PartName[] {
  const remotes = listRemotes({ ...before?.remotes, ...after.remotes }).map(([name]) => name);
  return [
    ...(before?.shell === after.shell ? [] : (['shell'] as const)),
    ...remotes.filter((name) => before?.remotes[name] !== after.remotes[name]),
  ];
}
