import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrno } from './durable';
import { listFiles } from './list-files';
import type { StoredFiles } from './store';

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
  };
}
