import type { PartName } from 'shared-config/contract/parts';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { getCandidates, getContract, type Builds } from './contracts';
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
  const builds: Builds = { ...liveBuilds(history, store), [part]: target };
  return planChange(store, history, { action: 'rollback', subject: [part], withdrawn, builds });
}

async function getFallback(store: Store, history: History, part: PartName): Promise<string> {
  const live = getLive(history, store);
  const found = part === 'shell' ? await findShell(store, history) : live.remotes[part].lastKnownGood;
  if (found) return found;
  throw new ReleaseError(
    'refused',
    `${part} has no last known good build to go back to`,
    `name one with --to; ponte rollback ${part} --list shows which there are`,
  );
}

/** Records name no last-known-good for the shell, as no page falls back to another shell by itself. */
async function findShell(store: Store, history: History): Promise<string | null> {
  const builds = liveBuilds(history, store);
  const { remotes } = await getCandidates(store, builds);
  return findLastKnownGood(store, history, { part: 'shell', build: builds.shell, fits: fitsRemotes(remotes) });
}

function liveBuilds(history: History, store: Store): Builds {
  const { shell, remotes } = getLive(history, store);
  return {
    shell,
    'remote-public': remotes['remote-public'].build,
    'remote-admin': remotes['remote-admin'].build,
    'remote-chat': remotes['remote-chat'].build,
  };
}
