import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { integrityOf } from './files';

/**
 * Replaced by the build's hash, which depends on the finished files. It has the length of a hash, and contains no characters
 * that webpack would escape when it uses the id in the name of a global.
 */
const placeholder = 'b17d1db17d1d';

export function provisionalId(version: string): string {
  return `${version}-${placeholder}`;
}

/**
 * Gives the build in `folder` its final id. The id changes if and only if the build changes: any of its files, or its
 * contract except the commit.
 *
 * @param contract the contract with the provisional id
 * @returns the contract with the final id and hashes; the caller writes it
 */
export async function stampBuild(folder: string, contract: BuildContract): Promise<BuildContract> {
  const { build, commit: _commit, ...content } = contract;
  const hash = createHash('sha256')
    .update(JSON.stringify([build, content]))
    .digest('hex')
    .slice(0, placeholder.length);
  const renamed = await replaceIn(folder, contract.files, new Map([[placeholder, hash]]));
  // Entries contain the hashes of the chunks that they load, and these have changed now.
  const changed = Object.entries(contract.files).map(([path, before]) => [before, renamed[path] ?? before] as const);
  const files = await replaceIn(folder, renamed, new Map(changed.filter(([before, after]) => before !== after)));
  return { ...contract, build: build.replace(placeholder, hash), files };
}

/** Replaces strings in the text files of a build. Returns the hashes of all files by path. */
async function replaceIn(
  folder: string,
  files: BuildContract['files'],
  replacements: ReadonlyMap<string, string>,
): Promise<BuildContract['files']> {
  if (replacements.size === 0) return files;
  const pattern = new RegExp([...replacements.keys()].map((key) => key.replaceAll(/[+/]/g, '\\$&')).join('|'), 'g');
  const hashes = Object.entries(files).map(async ([path, integrity]) => {
    if (!/\.(c?js|css|json)$/.test(path)) return [path, integrity] as const;
    const before = await readFile(join(folder, path), 'utf8');
    const after = before.replaceAll(pattern, (key) => replacements.get(key) ?? key);
    if (after === before) return [path, integrity] as const;
    await writeFile(join(folder, path), after);
    return [path, integrityOf(after)] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
