import { createHash, randomBytes } from 'node:crypto';
import { lstat, readdir, rm, mkdir, open, rename, symlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { inParallel } from '../in-parallel';

/** After this time an unfinished file counts as an orphan, whichever machine made it. */
const orphanAfterMs = 60 * 60 * 1000;

const host = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
const temporaryName = /^\..+\.([0-9a-f]{8})\.(\d+)\.[0-9a-f]{8}$/;

/**
 * Where to write `path` before it is committed. The name begins with a dot, which every listing skips, and contains the
 * process id, so that orphans of a killed command can be distinguished from work in progress.
 */
export function temporaryPath(path: string): string {
  const name = path.slice(dirname(path).length + 1);
  return join(dirname(path), `.${name}.${host}.${process.pid}.${randomBytes(4).toString('hex')}`);
}

/** Removes the orphans of killed commands from a folder; returns their number. */
export async function removeOrphansIn(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const orphans: string[] = [];
  for (const name of names) if (await isOrphan(folder, name)) orphans.push(name);
  await Promise.all(orphans.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  return orphans.length;
}

async function isOrphan(folder: string, name: string): Promise<boolean> {
  const [, owner, pid] = temporaryName.exec(name) ?? [];
  if (!owner) return false;
  if (owner === host && !isRunning(Number(pid))) return true;
  const { mtimeMs } = await lstat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > orphanAfterMs;
}

/** Whether a process exists on this machine, also one of another user. */
export function isRunning(pid: number): boolean {
  // 0 would signal the caller's own process group.
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Writes a file so that it survives a power failure once this returns, provided that its folder is synced too. */
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

/** Makes the names in a folder survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Commits a finished folder by an atomic rename; does nothing when the name is taken.
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

/** Changes the target of a symbolic link atomically. */
export async function repoint(link: string, target: string): Promise<void> {
  const temporary = temporaryPath(link);
  await symlink(target, temporary);
  await rename(temporary, link);
  await syncFolder(dirname(link));
}

export function isErrno(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}
