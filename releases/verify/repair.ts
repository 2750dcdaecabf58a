import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composer } from 'composer/composer';
import { ReleaseError } from '@ponte/contract/release-error';
import { findLostRelease, readRecords } from '../change/read-records';
import type { Store } from '../store/store';
import { readLive } from '../change/history';
import { listPinned, type PinnedBuild } from '../store/release-contents';
import { compositionFiles, createDiskCompositions } from '../store/disk/compositions';
import { mirrorFolder } from '../store/sync-folder';
import { checkCopy } from './check-records';
import { listSites, type Site } from './verify-store';
import { verifyComposition } from './verify-files';

/** Restores a lost pointer to the newest release; returns its serial. */
export async function repairPointer({ releases }: Store): Promise<number | undefined> {
  const newest = await findLostRelease(releases);
  if (newest !== undefined) await releases.restorePointer(newest);
  return newest;
}

/** Rewrites lost records from their copies in newer ones; returns their serials. */
export async function repairRecords(store: Store): Promise<number[]> {
  const repaired: number[] = [];
  const { history, lost } = await readRecords(store);
  for (const { serial, rebuilt } of lost) {
    if (!rebuilt) continue;
    await store.releases.restore(rebuilt);
    repaired.push(serial);
  }
  const [live] = history;
  if (!live || (await checkCopy(store, live)).length === 0) return repaired;
  const record = await store.releases.read(live.serial);
  if (record) await store.releases.restore(record);
  return [...repaired, live.serial];
}

/** Rewrites lost contracts and copies of all live builds; returns these builds. */
export async function repairContracts(store: Store): Promise<PinnedBuild[]> {
  const repaired: PinnedBuild[] = [];
  for (const pinned of listPinned(await readLive(store))) {
    if (await store.builds.repairContract(pinned.part, pinned.build)) repaired.push(pinned);
  }
  return repaired;
}

/** Renders the corrupt pages of the live release again under the same ids; returns these ids. */
export async function repairPages(store: Store, composer: Composer, report: (line: string) => void): Promise<string[]> {
  const sites = await listSites(store, await readLive(store));
  const repaired: string[] = [];
  for (const site of sites) {
    if ((await verifyComposition(store, site.composition)).length === 0) continue;
    report(`rendering composition ${site.composition} again`);
    await recompose(store, composer, site, report);
    repaired.push(site.composition);
  }
  return repaired;
}

/** @throws ReleaseError `refused` when the result would be another composition. */
export async function recompose(
  store: Store,
  composer: Composer,
  { composition, ingredients }: Site,
  report: (line: string) => void,
): Promise<void> {
  if ((await composer.compositionIdOf(store, ingredients)) !== composition) {
    throw new ReleaseError(
      'refused',
      `composition ${composition} was made with other settings or by another version of ponte`,
      'promote any part again, which renders new pages',
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
