import { accessSync, constants, statfsSync } from 'node:fs';

const room = 2 * 1024 ** 3;

/**
 * A folder in memory for what tests write: on a disk they mostly wait, as a store syncs each of its files. A machine that
 * is busy with other disk traffic makes them wait longer.
 *
 * @returns undefined where there is none, or less than 2 GiB are free in it (a container often has 64 MiB).
 */
export function findMemoryFolder(folder = '/dev/shm') {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= room ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Makes it the folder of temporary files, of this process and those that it starts, unless `TMPDIR` names another. */
export function useMemoryFolder() {
  const folder = findMemoryFolder();
  if (folder) process.env.TMPDIR ??= folder;
}
