import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isErrno, syncFolder, writeDurably } from './durable';
import { listFiles } from './list-files';
import type { StoredFiles } from './store';
import { temporaryBeside } from './temporary';

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
