/**
 * The one list of what is built and released on its own. A remote's folder, its npm workspace, its place in the release
 * store and (with underscores) its federation container all carry this name.
 */
export const remoteNames = ['remote-public', 'remote-admin', 'remote-chat'] as const;
export const partNames = ['shell', ...remoteNames] as const;

export type RemoteName = (typeof remoteNames)[number];
export type PartName = (typeof partNames)[number];

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
