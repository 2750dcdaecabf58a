import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The files below a folder: sorted paths relative to it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** The hash of every file below a folder, in the format of `integrity` attributes. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const names = await listFiles(folder);
  const hashes = names.map(async (name) => [name, integrityOf(await readFile(join(folder, name)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

/** The SHA-256 of a file, in the format of `integrity` attributes. */
export function integrityOf(content: string | Uint8Array): string {
  return hashWith('sha256', content);
}

/** Whether a hash is that of a file. Builds and records written before 2026-11-28 have SHA-384. */
export function hasIntegrity(content: string | Uint8Array, integrity: unknown): boolean {
  return integrity === integrityOf(content) || integrity === hashWith('sha384', content);
}

function hashWith(algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Files in a part's folder that are no inputs of its build. Any other change needs a new build, but not always a new id. */
const notInputs =
  /(^|\/)(node_modules|\.cache|dist(\.\d+)?|coverage)(\/|$)|\.(test|stories)\.tsx?$|\.md$|(^|\/)jest(\.slow)?\.config\.js$/;

/** A hash of all inputs of a build: the files of the given folders, by path and content. 12 hex digits. */
export async function hashInputs(folders: readonly string[], files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of await listFiles(folder)) {
      if (notInputs.test(name)) continue;
      hash
        .update(`${name}\0`)
        .update(await readFile(join(folder, name)))
        .update('\0');
    }
  }
  for (const file of files) hash.update(await readFile(file)).update('\0');
  return hash.digest('hex').slice(0, 12);
}
