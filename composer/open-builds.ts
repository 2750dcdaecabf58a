import type { BuildContract } from '@ponte/contract/build';
import { listRemotes, type PartName, type PerRemote } from '@ponte/contract/parts';
import { ReleaseError } from '@ponte/contract/release-error';
import type { ComposerStore, Pins } from './composer';
import type { Contracts } from './lock';

/** The current builds of a composition with their folders, and the contracts of every build in the lock. */
export interface OpenBuilds {
  readonly contracts: Contracts;
  readonly folders: { readonly shell: string; readonly remotes: PerRemote<string> };
  /** The shell first, then the remotes. */
  readonly list: readonly { contract: BuildContract; folder: string }[];
}

export async function openBuilds(store: ComposerStore, pins: Pins): Promise<OpenBuilds> {
  const shell = await open(store, 'shell', pins.shell);
  const remotes = await Promise.all(
    listRemotes(pins.remotes).map(async ([name, { build, lastKnownGood }]) => {
      const current = await open(store, name, build);
      return {
        name,
        ...current,
        fallback: lastKnownGood ? (await open(store, name, lastKnownGood)).contract : undefined,
      };
    }),
  );
  return {
    contracts: {
      shell: shell.contract,
      remotes: Object.fromEntries(
        remotes.map(({ name, contract, fallback }) => [name, { current: contract, lastKnownGood: fallback }]),
      ),
    },
    folders: {
      shell: shell.folder,
      remotes: Object.fromEntries(remotes.map(({ name, folder }) => [name, folder])),
    },
    list: [shell, ...remotes],
  };
}

async function open(store: ComposerStore, part: PartName, build: string) {
  const contract = await store.builds.find(part, build);
  if (!contract) throw new ReleaseError('not-found', `${part} ${build} is not in the store`, 'publish it first');
  return { contract, folder: await store.builds.getFolder(part, build) };
}
