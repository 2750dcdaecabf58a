import { mkdir, open, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type CompressionLevel, encodings, isCompressible } from '../compression';
import { inParallel } from '../in-parallel';
import { listFiles } from '../list-files';
import type { StoredFiles } from '../store';
import { temporaryBeside } from '../temporary';

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false;
    throw error;
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
async function syncFolder(folder: string): Promise<void> {
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

/** Writes a file that the web server serves, with its compressed siblings. */
export async function writeServed(
  folder: string,
  path: string,
  content: Uint8Array,
  level: CompressionLevel,
): Promise<void> {
  await writeDurably(join(folder, path), content);
  if (!isCompressible(path)) return;
  for (const { ending, encode } of encodings) {
    await writeDurably(join(folder, `${path}${ending}`), await encode(content, level));
  }
}

/** The files of a folder of this machine. */
export function openFolder(folder: string): StoredFiles {
  return {
    list: () => listFiles(folder),
    async find(path) {
      try {
        return await readFile(join(folder, path));
      } catch (error) {
        if (isErrno(error, 'ENOENT', 'ENOTDIR')) return undefined;
        throw error;
      }
    },
    async replace(path, content) {
      const final = join(folder, path);
      const temporary = temporaryBeside(final);
      await writeDurably(temporary, content);
      await rename(temporary, final);
      await syncFolder(dirname(final));
    },
    remove: (path) => rm(join(folder, path)),
  };
}
