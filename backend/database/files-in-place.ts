import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Neither is ever replaced while the database is open. */
const constantFiles = ['PG_VERSION', 'global/pg_control'];

async function identify(file: string): Promise<string | undefined> {
  const found = await stat(file).catch(() => undefined);
  // With the time of birth, because a file system gives the number of a deleted file to a new one.
  return found && `${found.dev}:${found.ino}:${found.birthtimeMs}`;
}

/**
 * Remembers the files of an open embedded database. The function that is returned tells whether they are still there:
 * after the folder was deleted or replaced, the database goes on in files that have no name and are lost with the process.
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
