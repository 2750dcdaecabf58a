import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { plainPath } from './compression';
import { integrityOf } from './integrity';
import { listFiles } from './list-files';
import type { StoredFiles } from './store';

/**
 * Makes a folder of the store what a folder of this machine is: file by file, each in one step, so that nobody who asks
 * meanwhile gets half of one. The file that describes the others comes last.
 *
 * @returns the paths that were not as they should be.
 */
export async function mirrorFolder(folder: string, stored: StoredFiles, description: string): Promise<string[]> {
  const paths = (await listFiles(folder)).filter((path) => path !== description);
  const wrong: string[] = [];
  for (const path of [...paths, description]) {
    const content = await readFile(join(folder, path));
    if ((await stored.find(path))?.equals(content)) continue;
    await stored.replace(path, content, integrityOf(await readFile(join(folder, plainPath(path)))));
    wrong.push(path);
  }
  for (const path of await stored.list()) {
    if (path === description || paths.includes(path)) continue;
    await stored.remove(path);
    wrong.push(path);
  }
  return wrong;
}
