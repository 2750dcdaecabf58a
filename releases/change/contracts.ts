import type { BuildContract } from '@ponte/contract/build';
import { listRemotes, type PartName, type PerRemote, type RemoteName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import type { Pins } from 'composer/composer';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Candidates } from '../compatibility/find-violations';
import { listPinned } from '../store/release-contents';
import type { Store } from '../store/store';
import type { Snapshot } from './snapshot';

/** One build of each part that the site has. */
export interface Builds {
  readonly shell: string;
  readonly remotes: PerRemote<string>;
}

export function liveBuilds({ shell, remotes }: Release): Builds {
  return { shell, remotes: Object.fromEntries(listRemotes(remotes).map(([name, { build }]) => [name, build])) };
}

/** Replaces the build of one part, or adds the part. */
export function replaceBuild({ shell, remotes }: Builds, part: PartName, build: string): Builds {
  return part === 'shell' ? { shell: build, remotes } : { shell, remotes: { ...remotes, [part]: build } };
}

export function omitBuild({ shell, remotes }: Builds, part: RemoteName): Builds {
  const { [part]: _omitted, ...others } = remotes;
  return { shell, remotes: others };
}

/** @throws ReleaseError `not-found` */
export function getContract(snapshot: Snapshot, part: PartName, build: string): BuildContract {
  return requireContract(snapshot.findContract(part, build), part, build);
}

/** Reads a contract from the store, outside of plans. @throws ReleaseError `not-found` */
export async function readContract(store: Store, part: PartName, build: string): Promise<BuildContract> {
  return requireContract(await store.builds.find(part, build), part, build);
}

function requireContract(contract: BuildContract | undefined, part: PartName, build: string): BuildContract {
  if (contract) return contract;
  throw new ReleaseError(
    'not-found',
    `${part} ${build} is not in the store`,
    `publish it first: ponte publish ${part}`,
  );
}

export function getCandidates(snapshot: Snapshot, builds: Builds): Candidates {
  return {
    shell: getContract(snapshot, 'shell', builds.shell),
    remotes: mapRemotes(builds.remotes, (build, name) => getContract(snapshot, name, build)),
  };
}

export function readPinnedContracts(store: Store, pins: Pins): Promise<BuildContract[]> {
  return Promise.all(listPinned(pins).map(({ part, build }) => readContract(store, part, build)));
}

/** Maps the value of each remote. */
export function mapRemotes<From, To>(
  remotes: PerRemote<From>,
  change: (value: From, name: RemoteName) => To,
): PerRemote<To> {
  return Object.fromEntries(listRemotes(remotes).map(([name, value]) => [name, change(value, name)] as const));
}
