import { join } from 'node:path';
import type { Release } from '@ponte/contract/release';
import type { PartName } from '@ponte/contract/parts';
import { listCompositions, listPinned } from '../store/release-contents';
import type { Store } from '../store/store';
import { downloadFolder } from '../store/sync-folder';
import { buildNotFound, requireSameFiles } from '../store/check-build';
import { contractFile } from '../store/stored-contract';
import { compositionFiles } from '../store/disk/compositions';

export interface SyncCounts {
  /** The number of builds and compositions downloaded besides those of the live release, and of those removed. */
  readonly brought: number;
  readonly removed: number;
}

/** Syncs what a store has besides its live release. */
export async function syncRest(source: Store, mirror: Store, live: Release): Promise<SyncCounts> {
  const counts = { brought: 0, removed: 0 };
  const pinned = listPinned(live);
  for (const part of new Set([...(await source.builds.listParts()), ...(await mirror.builds.listParts())])) {
    const wanted = new Set((await source.builds.list(part)).map(({ build }) => build));
    for (const build of wanted) if (await downloadBuild(source, mirror, part, build)) counts.brought += 1;
    for (const { build } of await mirror.builds.list(part)) {
      if (wanted.has(build) || pinned.some((one) => one.part === part && one.build === build)) continue;
      await mirror.builds.remove(part, build);
      counts.removed += 1;
    }
  }
  const wanted = new Set((await source.compositions.list()).map(({ id }) => id));
  for (const id of wanted) if (await downloadComposition(source, mirror, id)) counts.brought += 1;
  for (const { id } of await mirror.compositions.list()) {
    if (wanted.has(id) || listCompositions(live).includes(id)) continue;
    await mirror.compositions.remove(id);
    counts.removed += 1;
  }
  return counts;
}

/** @returns whether the mirror lacked it. */
export async function downloadBuild(source: Store, mirror: Store, part: PartName, build: string): Promise<boolean> {
  const contract = await source.builds.find(part, build);
  if (!contract) throw buildNotFound(part, build);
  const present = await mirror.builds.find(part, build);
  if (present) {
    requireSameFiles(contract, present);
    return false;
  }
  const description = { name: contractFile, content: `${JSON.stringify(contract, null, 1)}\n` };
  const files = await source.builds.openFiles(part, build);
  await downloadFolder(files, contract.files, description, join(mirror.location, 'builds', part, build));
  return true;
}

/** @returns whether the mirror lacked it. */
export async function downloadComposition(source: Store, mirror: Store, id: string): Promise<boolean> {
  if (await mirror.compositions.has(id)) return false;
  const files = await source.compositions.openFiles(id);
  const hashes = await source.compositions.getHashes(id);
  const description = { name: compositionFiles, content: JSON.stringify(hashes) };
  await downloadFolder(files, hashes, description, join(mirror.location, 'compositions', id));
  return true;
}
