import type { BuildContract } from '@ponte/contract/build';
import type { Lock, LockedBuild } from '@ponte/contract/lock';
import { listRemotes, type PerRemote } from '@ponte/contract/parts';
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
  return { build: contract.build, entry: fileUrl(contract, contract.entry), ...(integrity && { integrity }) };
}
