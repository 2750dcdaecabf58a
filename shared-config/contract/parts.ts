/**
 * The only list of the parts that this checkout builds and releases. A remote's name is also that of its folder, its npm
 * workspace, its folder in the release store and (with underscores) its federation container.
 */
export const remoteNames = ['remote-public', 'remote-admin', 'remote-chat'] as const;
export const partNames = ['shell', ...remoteNames] as const;

export type ListedRemote = (typeof remoteNames)[number];

/**
 * The name of a remote in a record, a build or a page. It may be missing in the list, if a newer checkout added the remote
 * or an older one still had it: stored data outlives the list.
 */
export type RemoteName = `remote-${string}`;
export type PartName = 'shell' | RemoteName;

/** A value per remote that is part of the site. Other remotes are absent. */
export type PerRemote<Value> = Readonly<Record<RemoteName, Value>>;

/** The present remotes with their values, in the order of the list. Remotes that the list lacks come last. */
export function listRemotes<Value>(remotes: PerRemote<Value>): (readonly [name: RemoteName, value: Value])[] {
  const listed: readonly string[] = remoteNames;
  const rankOf = (name: string) => (listed.includes(name) ? listed.indexOf(name) : listed.length);
  const entries = Object.entries(remotes) as [RemoteName, Value][];
  return entries.sort(([one], [other]) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1));
}

/**
 * The version of everything in this folder and of the format of a remote's entry. Since version 3 an entry takes the run-time
 * library of module federation from the shell (`federation.ts`).
 */
export const contractVersion = 3;

/** The versions of remotes that a shell runs, by the shell's version. A version that is missing is unknown here. */
export const acceptedContracts: Readonly<Record<number, readonly number[]>> = { 2: [2], 3: [3] };

/** The name of the federation container. webpack declares a global variable of this name. */
export function containerName(remote: RemoteName): string {
  return remote.replaceAll('-', '_');
}
