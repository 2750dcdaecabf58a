import type { PartName } from 'shared-config/contract/parts';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { getCandidates, getContract, liveBuilds, type Builds } from './contracts';
import { buildOf, findWithdrawal, getLive, type History } from './history';
import { findLastKnownGood, fitsRemotes } from './last-known-good';
import { planChange, type Plan } from './plan';

export interface Way {
  readonly part: PartName;
  /** The build to go back to; without it, the last-known-good. */
  readonly to?: string | undefined;
}

export async function planRollback(store: Store, history: History, { part, to }: Way): Promise<Plan> {
  const live = getLive(history, store);
  const withdrawn = { part, build: buildOf(live, part) };
  const target = to ?? (await getFallback(store, history, part));
  if (target === withdrawn.build) {
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
  const builds: Builds = { ...liveBuilds(live), [part]: target };
  return planChange(store, history, { action: 'rollback', subject: [part], withdrawn, builds });
}

async function getFallback(store: Store, history: History, part: PartName): Promise<string> {
  const found = await findFallback(store, history, part);
  if (found) return found;
  throw new ReleaseError(
    'refused',
    `${part} has no last known good build to go back to`,
    `name one with --to; ponte rollback ${part} --list shows which there are`,
  );
}

/** The build that a rollback without `--to` goes back to. */
export async function findFallback(store: Store, history: History, part: PartName): Promise<string | null> {
  const live = getLive(history, store);
  if (part !== 'shell') return live.remotes[part].lastKnownGood;
  // Records name none for the shell, as no page falls back to another shell by itself.
  const { remotes } = await getCandidates(store, liveBuilds(live));
  return findLastKnownGood(store, history, { part, build: live.shell, fits: fitsRemotes(remotes) });
}
