import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { integrityOf } from './files';

/**
 * What stands for a build's hash while it is made: the hash is that of the result. As long as a hash, and found wherever
 * webpack writes the id, which it turns into an identifier in the names of globals.
 */
const placeholder = 'b17d1db17d1d';

export function provisionalId(version: string): string {
  return `${version}-${placeholder}`;
}

/**
 * Gives the build that lies in `folder` its id, which changes when, and only when, something of the build does: any of
 * its files, or what its contract says besides the commit.
 *
 * @param contract of the build with its provisional id
 * @returns the contract as it is now; the caller writes it
 */
export async function stampBuild(folder: string, contract: BuildContract): Promise<BuildContract> {
  const { build, commit: _commit, ...content } = contract;
  const hash = createHash('sha256')
    .update(JSON.stringify([build, content]))
    .digest('hex')
    .slice(0, placeholder.length);
  const renamed = await replaceIn(folder, contract.files, new Map([[placeholder, hash]]));
  // An entry names the hashes of the chunks that it loads, which have changed now.
  const changed = Object.entries(contract.files).map(([path, before]) => [before, renamed[path] ?? before] as const);
  const files = await replaceIn(folder, renamed, new Map(changed.filter(([before, after]) => before !== after)));
  return { ...contract, build: build.replace(placeholder, hash), files };
}

/** Replaces words in the text files of a build; returns the hashes of all files by path. */
async function replaceIn(
  folder: string,
  files: BuildContract['files'],
  replacements: ReadonlyMap<string, string>,
): Promise<BuildContract['files']> {
  if (replacements.size === 0) return files;
  const words = new RegExp([...replacements.keys()].map((word) => word.replaceAll(/[+/]/g, '\\$&')).join('|'), 'g');
  const hashes = Object.entries(files).map(async ([path, integrity]) => {
    if (!/\.(c?js|css)$/.test(path)) return [path, integrity] as const;
    const before = await readFile(join(folder, path), 'utf8');
    const after = before.replaceAll(words, (word) => replacements.get(word) ?? word);
    if (after === before) return [path, integrity] as const;
    await writeFile(join(folder, path), after);
    return [path, integrityOf(after)] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
