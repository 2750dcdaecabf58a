import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file below a folder, by path relative to it, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** The SHA-384 of every file below a folder, as `integrity` attributes write it. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const names = await listFiles(folder);
  const hashes = names.map(async (name) => [name, integrityOf(await readFile(join(folder, name)))] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
