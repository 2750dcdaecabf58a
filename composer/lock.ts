import type { BuildContract } from '@ponte/contract/build';
import type { Lock, LockedBuild } from '@ponte/contract/lock';
import { listRemotes, type PerRemote, type RemoteName } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import type { ComposerSettings } from './settings';

/** The contracts of the builds of a composition. */
export interface Contracts {
  readonly shell: BuildContract;
  readonly remotes: PerRemote<{ current: BuildContract; lastKnownGood: BuildContract | undefined }>;
}

/** URL of a file of a published build. */
export function fileUrl(contract: BuildContract, file: string): string {
  return `/builds/${contract.part}/${contract.build}/${file}`;
}

/** The release lock: the builds that every page of the composition pins. */
export function createLock(composition: string, contracts: Contracts, settings: ComposerSettings): Lock {
  const remotes = listRemotes(contracts.remotes).map(([name, { current, lastKnownGood }]) => {
    return [name, { current: lock(current), ...(lastKnownGood && { lastKnownGood: lock(lastKnownGood) }) }] as const;
  });
  return {
    composition,
    remotes: Object.fromEntries(remotes),
    texts: `${settings.textsUrl}/locales/{{lng}}/translation.json?c=${composition}`,
    site: settings.site,
  };
}

function lock(contract: BuildContract): LockedBuild {
  const integrity = contract.files[contract.entry];
  return {
    build: contract.build,
    entry: fileUrl(contract, contract.entry),
    ...(integrity && { integrity }),
    ...(contract.textsIn === 'part' && { texts: contract.textsIn }),
  };
}

/** The value of a remote that a page or slot needs. @throws ReleaseError `refused` when the site has no such remote. */
export function getRemote<Value>(remotes: PerRemote<Value>, name: RemoteName): Value {
  const value = remotes[name];
  if (value !== undefined) return value;
  const hint = `promote it first, or together with the shell: ponte promote ${name} shell --why "…"`;
  throw new ReleaseError('refused', `${name} is needed and is not part of the site`, hint);
}
