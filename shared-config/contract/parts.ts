/**
 * The one list of what this checkout builds and releases on its own. A remote's folder, its npm workspace, its place in
 * the release store and (with underscores) its federation container all carry this name.
 */
export const remoteNames = ['remote-public', 'remote-admin', 'remote-chat'] as const;
export const partNames = ['shell', ...remoteNames] as const;

export type ListedRemote = (typeof remoteNames)[number];

/**
 * A remote as a record, a build or a page names it: one of the list, one that a newer checkout added, or one that has left
 * the list since. What is stored outlives the list.
 */
export type RemoteName = `remote-${string}`;
export type PartName = 'shell' | RemoteName;

/** Something of each remote that a release, a page or a build has: any other is undefined. */
export type PerRemote<Value> = Readonly<Record<RemoteName, Value>>;

/** Each remote that is there with what it has: in the order of the list, those that are not in it last. */
export function listRemotes<Value>(remotes: PerRemote<Value>): (readonly [name: RemoteName, value: Value])[] {
  const places: readonly string[] = remoteNames;
  const placeOf = (name: string) => (places.includes(name) ? places.indexOf(name) : places.length);
  const entries = Object.entries(remotes) as [RemoteName, Value][];
  return entries.sort(([one], [other]) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1));
}

/**
 * The version of everything in this folder, and of how a remote's entry is made: since 2 it is a plain webpack container.
 * A shell accepts remotes built for a version in `acceptedContracts`.
 */
export const contractVersion = 2;
export const acceptedContracts: readonly number[] = [2];

/** The federation container's name: webpack declares it as a global variable, so it must be a legal identifier. */
export function containerName(remote: RemoteName): string {
  return remote.replaceAll('-', '_');
}
