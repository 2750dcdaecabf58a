import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

/** The extra entry of a program that composes: `render-pages.ts` starts it by this name. */
export const renderWorker = { 'render-worker': join(repositoryRoot, 'composer/render-worker.ts') };

/** Defines the hash of the composer's sources: a change of the code changes the ids of compositions. */
export async function defineComposerCode(): Promise<Record<string, string>> {
  const hash = await hashSources('composer', 'shared-config/contract');
  return { COMPOSER_HASH: JSON.stringify(hash) };
}

async function hashSources(...folders: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders.map((name) => join(repositoryRoot, name))) {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
    for (const name of names.sort()) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex');
}
