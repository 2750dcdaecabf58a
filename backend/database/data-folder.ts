import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { existsSync } from 'node:fs';

export class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}. Stop it first.`);
  }
}

/** Identifies a process by id and start time, as ids are reused. */
async function describeProcess(pid: number): Promise<string | undefined> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return undefined;
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${pid} ${startTime}`;
}

export const lockFileOf = (folder: string) => join(folder, 'db.lock');

/**
 * Two processes on one embedded database destroy it, so the second is rejected. The lock of a killed process is taken over.
 * Returns a function that releases the lock.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const file = lockFileOf(folder);
  const own = (await describeProcess(process.pid)) ?? String(process.pid);
  const owner = await readFile(file, 'utf8').catch(() => undefined);
  if (owner !== undefined) {
    const pid = Number.parseInt(owner, 10);
    if ((await describeProcess(pid)) === owner) {
      throw new DataFolderInUse(folder, pid);
    }
    await rm(file, { force: true });
  }
  await writeFile(file, own, { flag: 'wx' });
  return async () => {
    // The folder may have been replaced, and another process may have locked the new one.
    if ((await readFile(file, 'utf8').catch(() => undefined)) === own) await rm(file, { force: true });
  };
}

/** Neither is ever replaced while the database is open. */
const constantFiles = ['PG_VERSION', 'global/pg_control'];

async function identify(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  // With the time of birth, because a file system gives the number of a deleted file to a new one.
  return found && `${found.dev}:${found.ino}:${found.birthtimeMs}`;
}

/**
 * Remembers the files of an open embedded database. The returned function reports whether they are still there:
 * after the folder was deleted or replaced, the database continues in unlinked files, which are lost with the process.
 */
export async function watchFilesInPlace(folder: string, lockFile: string): Promise<() => Promise<boolean>> {
  const look = async () => [
    await readFile(lockFile, 'utf8').catch(() => undefined),
    ...(await Promise.all(constantFiles.map((file) => identify(join(folder, file))))),
  ];
  const opened = await look();
  return async () => {
    const now = await look();
    return opened.every((known, index) => known !== undefined && known === now[index]);
  };
}

const placeOf = (dataFolder: string) => join(dataFolder, 'db');
const readyOf = (dataFolder: string) => join(dataFolder, 'db.restored');

/**
 * Replaces the database with a complete one, and returns where the former is kept. A folder cannot be replaced atomically:
 * a process that is killed in between leaves `db.restored` for `finishSwap`.
 */
export async function swapDatabase(dataFolder: string, whole: string): Promise<string | undefined> {
  const place = placeOf(dataFolder);
  const ready = readyOf(dataFolder);
  await rm(ready, { recursive: true, force: true });
  await rename(whole, ready);
  const former = existsSync(place) ? `${place}.before-${new Date().toISOString().replace(/[:.]/g, '-')}` : undefined;
  if (former) await rename(place, former);
  await rename(ready, place);
  return former;
}

/** Finishes an interrupted swap: with the new database if the old one was moved away, else with the old one. */
export async function finishSwap(dataFolder: string): Promise<void> {
  const ready = readyOf(dataFolder);
  if (!existsSync(ready)) return;
  if (existsSync(placeOf(dataFolder))) await rm(ready, { recursive: true });
  else await rename(ready, placeOf(dataFolder));
}
