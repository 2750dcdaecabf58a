import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLive } from '../change/history';
import type { Composer } from 'composer/composer';
import { compositionFiles, createDiskCompositions } from '../store/disk/compositions';
import { mirrorFolder } from '../store/sync-folder';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Store } from '../store/store';
import { listSites, type Site } from './list-sites';
import { verifyComposition } from './verify-store';

/** Renders the corrupt pages of the live release again under the same ids; returns these ids. */
export async function repairPages(store: Store, composer: Composer, report: (line: string) => void): Promise<string[]> {
  const sites = await listSites(store, await readLive(store));
  const repaired: string[] = [];
  for (const site of sites) {
    if ((await verifyComposition(store, site.composition)).length === 0) continue;
    report(`making composition ${site.composition} again`);
    await makePagesAgain(store, composer, site, report);
    repaired.push(site.composition);
  }
  return repaired;
}

/** @throws ReleaseError `refused` when what would be made is not the same composition. */
export async function makePagesAgain(
  store: Store,
  composer: Composer,
  { composition, ingredients }: Site,
  report: (line: string) => void,
): Promise<void> {
  if ((await composer.compositionIdOf(store, ingredients)) !== composition) {
    throw new ReleaseError(
      'refused',
      `composition ${composition} was made with other settings or by another version of ponte`,
      'promote any part again, which makes new pages',
    );
  }
  if (!(await store.compositions.has(composition)))
    return void (await composer.compose(store, ingredients, { report }));
  const scratch = await mkdtemp(join(tmpdir(), 'ponte-repair-'));
  try {
    const compositions = createDiskCompositions(scratch);
    await composer.compose({ ...store, compositions }, ingredients, { report });
    const stored = await store.compositions.openFiles(composition);
    await mirrorFolder(await compositions.getFolder(composition), stored, compositionFiles);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
