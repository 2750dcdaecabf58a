import { readFile, rename, rm, stat, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { encodings, isCompressible, type CompressionLevel } from '../compression';
import type { StoredFiles } from '../store';
import { temporaryPath, writeDurably, syncFolder, isErrno } from './atomic-writes';

export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return false;
    throw error;
  }
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
      const temporary = temporaryPath(final);
      await writeDurably(temporary, content);
      await rename(temporary, final);
      await syncFolder(dirname(final));
    },
    remove: (path) => rm(join(folder, path)),
  };
}

/** Every file and link below a folder, by relative path with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
