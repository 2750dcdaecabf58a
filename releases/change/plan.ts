import { partNames, type PartName } from 'shared-config/contract/parts';
import type { Release } from 'shared-config/contract/release';
import type { Pins } from '../compose/composer';
import { planGate } from '../gate/gate';
import type { Refusal } from '../gate/refusal';
import type { Store } from '../store/store';
import { getCandidates, perRemote, type Builds } from './contracts';
import { buildOf, type History } from './history';
import { findLastKnownGood, fitsShell } from './last-known-good';

/** A change of what is live, worked out and checked, before anything is done about it. */
export interface Plan {
  readonly action: Release['action'];
  readonly subject: readonly PartName[];
  readonly pins: Pins;
  readonly withdrawn?: { readonly part: PartName; readonly build: string };
  readonly refusals: readonly Refusal[];
}

export type Intent = Pick<Plan, 'action' | 'subject' | 'withdrawn'> & { readonly builds: Builds };

export async function planChange(store: Store, history: History, intent: Intent): Promise<Plan> {
  const { builds, ...rest } = intent;
  const [live] = history;
  const candidates = await getCandidates(store, builds);
  const changed = partNames.filter((part) => !live || buildOf(live, part) !== builds[part]);
  const remotes = await perRemote(async (part) => {
    // A last-known-good stands until its remote or the shell changes.
    if (live && !changed.includes('shell') && !changed.includes(part)) return live.remotes[part];
    const withdrawing = intent.withdrawn?.part === part ? intent.withdrawn.build : undefined;
    const fallback = { part, build: builds[part], withdrawing, fits: fitsShell(candidates.shell) };
    return { build: builds[part], lastKnownGood: await findLastKnownGood(store, history, fallback) };
  });
  return { ...rest, pins: { shell: builds.shell, remotes }, refusals: planGate(candidates, changed) };
}
