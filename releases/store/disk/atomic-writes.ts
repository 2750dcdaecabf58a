import { createHash, randomBytes } from 'node:crypto';
import { lstat, readdir, rm, mkdir, open, rename, symlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { inParallel } from '../in-parallel';

/** After this time an unfinished file counts as an orphan, whichever machine made it. */
const abandonedAfterMs = 60 * 60 * 1000;

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const temporaryName = /^\..+\.([0-9a-f]{8})\.(\d+)\.[0-9a-f]{8}$/;

/**
 * A name beside `path` for making it in: begins with a dot, which every listing skips, and names its process, so that
 * orphans of a killed command can be told from work in progress.
 */
export function temporaryBeside(path: string): string {
  const name = path.slice(dirname(path).length + 1);
  return join(dirname(path), `.${name}.${host}.${process.pid}.${randomBytes(4).toString('hex')}`);
}

/** Removes the orphans of killed commands from a folder; returns their number. */
export async function removeAbandoned(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const abandoned: string[] = [];
  for (const name of names) if (await isAbandoned(folder, name)) abandoned.push(name);
  await Promise.all(abandoned.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return abandoned.length;
}

async function isAbandoned(folder: string, name: string): Promise<boolean> {
  const [, owner, pid] = temporaryName.exec(name) ?? [];
  if (!owner) return false;
  if (owner === host && !isRunning(Number(pid))) return true;
  const { mtimeMs } = await lstat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > abandonedAfterMs;
}

/** Whether a process of this machine exists. One that belongs to another user does. */
export function isRunning(pid: number): boolean {
  // 0 would ask about the caller's own process group.
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Writes a file so that it survives a power cut once this returns, as long as its folder is synced too. */
export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Commits a finished folder by an atomic rename; leaves it where it is when the name is taken.
 *
 * @returns whether the name was free.
 */
export async function commitFolder(temporary: string, final: string): Promise<boolean> {
  const entries = await readdir(temporary, { withFileTypes: true, recursive: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  await inParallel([temporary, ...folders], syncFolder);
  try {
    // rename(2) replaces an empty folder only, and nothing here is ever empty.
    await rename(temporary, final);
  } catch (error) {
    if (isErrno(error, 'ENOTEMPTY', 'EEXIST')) return false;
    throw error;
  }
  await syncFolder(dirname(final));
  return true;
}

/** Points a symbolic link elsewhere in one step. */
export async function repoint(link: string, target: string): Promise<void> {
  const temporary = temporaryBeside(link);
  await symlink(target, temporary);
  await rename(temporary, link);
  await syncFolder(dirname(link));
}

export function isErrno(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
