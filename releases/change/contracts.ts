import type { BuildContract } from 'shared-config/contract/build';
import { remoteNames, type PartName, type RemoteName } from 'shared-config/contract/parts';
import type { Release } from 'shared-config/contract/release';
import type { Pins } from '../compose/composer';
import type { Candidates } from '../gate/gate';
import { listPinned } from '../store/pinned';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';

/** One build of each part. */
export type Builds = Readonly<Record<PartName, string>>;

export function liveBuilds({ shell, remotes }: Release): Builds {
  const ofRemotes = remoteNames.map((name) => [name, remotes[name].build] as const);
  return { shell, ...(Object.fromEntries(ofRemotes) as Record<RemoteName, string>) };
}

/** @throws ReleaseError `not-found` */
export async function getContract(store: Store, part: PartName, build: string): Promise<BuildContract> {
  const contract = await store.builds.find(part, build);
  if (contract) return contract;
  throw new ReleaseError(
    'not-found',
    `${part} ${build} is not in the store`,
    `publish it first: ponte publish ${part}`,
  );
}

export async function getCandidates(store: Store, builds: Builds): Promise<Candidates> {
  return {
    shell: await getContract(store, 'shell', builds.shell),
    remotes: await perRemote((name) => getContract(store, name, builds[name])),
  };
}

export function getPinnedContracts(store: Store, pins: Pins): Promise<BuildContract[]> {
  return Promise.all(listPinned(pins).map(({ part, build }) => getContract(store, part, build)));
}

export async function perRemote<Value>(
  valueOf: (name: RemoteName) => Promise<Value>,
): Promise<Record<RemoteName, Value>> {
  const pairs = await Promise.all(remoteNames.map(async (name) => [name, await valueOf(name)] as const));
  return Object.fromEntries(pairs) as Record<RemoteName, Value>;
}
