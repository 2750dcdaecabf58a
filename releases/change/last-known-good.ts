import type { BuildContract } from '@ponte/contract/build';
import { listRemotes, type PartName, type PerRemote } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import { checkAbsent } from '../compatibility/find-violations';
import { checkRemote } from '../compatibility/check-remote';
import { findWithdrawal, isAmong, listLiveBuilds } from './history';
import type { Snapshot } from './snapshot';

interface Fallback {
  readonly part: PartName;
  /** The build to fall back from. */
  readonly build: string;
  /** What the planned change withdraws, in addition to the withdrawals of the history. */
  readonly withdrawing?: Release['withdrawn'];
  /** Whether a build would run with what is live. */
  readonly isCompatible: (contract: BuildContract) => boolean;
}

/** The newest build that was live before, was not withdrawn, is still in the store and is compatible; null without one. */
export function findLastKnownGood({ history, findContract }: Snapshot, fallback: Fallback): string | null {
  const { part, build, withdrawing, isCompatible } = fallback;
  for (const earlier of listLiveBuilds(history, part)) {
    if (earlier === build || isAmong(withdrawing, part, earlier) || findWithdrawal(history, part, earlier)) continue;
    const contract = findContract(part, earlier);
    if (contract && isCompatible(contract)) return earlier;
  }
  return null;
}

export function isCompatibleWithShell(shell: BuildContract): Fallback['isCompatible'] {
  return (remote) => checkRemote(remote, shell).length === 0;
}

export function isCompatibleWithRemotes(remotes: PerRemote<BuildContract>): Fallback['isCompatible'] {
  return (shell) =>
    checkAbsent(shell, remotes).length === 0 &&
    listRemotes(remotes).every(([, remote]) => checkRemote(remote, shell).length === 0);
}
