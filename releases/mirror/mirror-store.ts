import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import type { Release } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';
import { requireNewStore } from '../change/read-records';
import { createDiskStore } from '../store/disk/disk-store';
import { inParallel } from '../store/in-parallel';
import { listCompositions, listPinned } from '../store/release-contents';
import { pointTo, writeReleaseFolder } from '../store/disk/release-folder';
import { findReadable, missingRecord } from '../store/records';
import type { Store } from '../store/store';
import { syncRest, downloadBuild, downloadComposition, type SyncCounts } from './download';

export interface MirrorResult extends SyncCounts {
  /** The release that is live in the mirror now. */
  readonly serial: number;
  /** Whether this call made it live. */
  readonly isNew: boolean;
}

/**
 * Syncs a store into a folder: first what its live release needs, then the pointer, so that a web server on the folder
 * serves one release or the next, also while the store is unreachable. Then the rest: what open pages may still request
 * and the next rollback needs. What the store no longer has is removed.
 *
 * @throws ReleaseError
 */
export async function mirrorStore(source: Store, folder: string): Promise<MirrorResult> {
  const mirror = createDiskStore(folder);
  const live = await getLive(source);
  const here = await mirror.releases.findLiveSerial();
  await requireSameStore(source, mirror, here, live.serial);
  for (const { part, build } of listPinned(live)) await downloadBuild(source, mirror, part, build);
  for (const id of listCompositions(live)) await downloadComposition(source, mirror, id);
  const isNew = here !== live.serial;
  if (isNew) await mirror.withLock(() => moveTo(source, mirror, live.serial));
  return { serial: live.serial, isNew, ...(await syncRest(source, mirror, live)) };
}

async function getLive(source: Store): Promise<Release> {
  const serial = await source.releases.findLiveSerial();
  if (serial !== null) return getRecord(source, serial);
  await requireNewStore(source);
  throw new ReleaseError('not-found', `nothing is live in ${source.location}`, 'promote a release there first');
}

async function getRecord(source: Store, serial: number): Promise<Release> {
  const record = await findReadable(source.releases, serial);
  if (record) return record.release;
  throw missingRecord(serial);
}

/** The histories must agree: an older store, or another one, would be a fork. */
async function requireSameStore(source: Store, mirror: Store, here: number | null, live: number): Promise<void> {
  if (here === null) return;
  const isOurs = here <= live && isDeepStrictEqual(await source.releases.find(here), await mirror.releases.find(here));
  if (isOurs) return;
  const what = `${mirror.location} has release ${here} of another store than ${source.location}`;
  throw new ReleaseError('refused', what, 'name a new folder, or restore the store');
}

async function moveTo(source: Store, mirror: Store, serial: number): Promise<void> {
  // Read under the lock: another mirror command may have written the same folder first.
  const here = (await mirror.releases.findLiveSerial()) ?? 0;
  if (here >= serial) return;
  const serials = Array.from({ length: serial - here }, (_, index) => here + 1 + index);
  await inParallel(serials, async (one) => {
    // A lost record stays a gap; the live one was read before.
    const record = await findReadable(source.releases, one);
    const [before, ...rest] = record?.earlier ?? [];
    if (!record) return;
    await writeReleaseFolder(
      join(mirror.location, 'releases'),
      record.release,
      before && { release: before, earlier: rest },
    );
  });
  await pointTo(mirror.location, serial);
}
