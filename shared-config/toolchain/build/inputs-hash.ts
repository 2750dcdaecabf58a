import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** What lies in a part's folder but does not change what is built from it. Anything else calls for a build, not yet for a new id. */
const notInputs =
  /(^|\/)(node_modules|\.cache|dist(\.\d+)?|coverage)(\/|$)|\.(test|states)\.tsx?$|\.md$|(^|\/)jest(\.slow)?\.config\.js$/;

/** A hash of everything that a build is made from: files of the given folders by path and content. 12 hex digits. */
export async function hashInputs(folders: readonly string[], files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of await listInputs(folder)) {
      hash
        .update(`${relative(folder, file)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  for (const file of files) hash.update(await readFile(file)).update('\0');
  return hash.digest('hex').slice(0, 12);
}

async function listInputs(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !notInputs.test(relative(folder, file)))
    .sort();
}
