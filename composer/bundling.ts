import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

/** Beside a program that composes lies the process that renders the pages, by the name that `render-pages.ts` starts. */
export const renderWorker = { 'render-worker': join(repositoryRoot, 'composer/render-worker.ts') };

/** Tells a program which code composes: compositions made by other code have other ids. */
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
