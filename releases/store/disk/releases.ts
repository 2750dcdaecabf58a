import { mkdir, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@ponte/contract/release';
import { releaseLinks } from '@ponte/contract/composition-layout';
import { ReleaseError } from '@ponte/contract/release-error';
import { listCompositions, listPinned } from '../release-contents';
import { corruptRecord, findReadable, parseRecord, listSerials, releaseName } from '../records';
import type { BuildStore, CompositionStore, ReleaseStore } from '../store';
import { isErrno, writeDurably, removeOrphansIn } from './atomic-writes';
import { exists } from './files';
import type { HeldLock } from './lock';
import {
  findLinked,
  findServedCanary,
  committedFile,
  pointTo,
  recordFiles,
  restoreReleaseFolder,
  writeReleaseFolder,
} from './release-folder';

const [recordFile, copyFile] = recordFiles;

interface DiskReleasesContext {
  readonly location: string;
  readonly builds: BuildStore;
  readonly compositions: CompositionStore;
  withLock<T>(action: (lock: HeldLock) => Promise<T>): Promise<T>;
}

/** Releases as folders, `releases/000007` with `record.json` and links to compositions; the link `live` names one of them. */
export function createDiskReleases({ location, builds, compositions, withLock }: DiskReleasesContext): ReleaseStore {
  const root = join(location, 'releases');
  const pointer = join(location, 'live');
  const committed = join(root, releaseName(1), committedFile);

  const findLiveSerial = async () => {
    try {
      return serialOf(await readlink(pointer));
    } catch (error) {
      if (isErrno(error, 'ENOENT')) return null;
      throw error;
    }
  };

  /** Removes the records of commands that died before they moved the pointer: they were never live. */
  const discardOrphans = async (live: number | null) => {
    await removeOrphansIn(root);
    const orphans = listSerials(await readdir(root)).filter((serial) => serial > (live ?? 0));
    for (const serial of orphans) await rm(join(root, releaseName(serial)), { recursive: true });
  };

  const readFrom = async (serial: number, file: string) => {
    try {
      return parseRecord(await readFile(join(root, releaseName(serial), file), 'utf8'));
    } catch (error) {
      if (isErrno(error, 'ENOENT')) return undefined;
      throw corruptRecord(serial, error);
    }
  };
  const read = (serial: number) => readFrom(serial, recordFile);

  return {
    findLiveSerial,
    listSerials: async () => ((await exists(root)) ? listSerials(await readdir(root)) : []),
    wasFirstLive: () => exists(committed),
    describePointerRepair: (serial) => `ln -s releases/${releaseName(serial)} ${pointer}`,

    read,
    find: async (serial) => (await read(serial))?.release,
    findCopy: (serial) => readFrom(serial, copyFile).catch(() => undefined),
    restore: (record) => withLock(() => restoreReleaseFolder(root, record)),

    restorePointer: (serial) =>
      withLock(async () => {
        if ((await findLiveSerial()) === null) await pointTo(location, serial);
      }),

    findServed: async () => (await findLinked(pointer, releaseLinks.site)) ?? null,
    findServedCanary: () => findServedCanary(pointer),

    append: (release) =>
      withLock(async (lock) => {
        const live = await findLiveSerial();
        if (live !== release.previous) return false;
        await requireContents(release, builds, compositions);
        await mkdir(root, { recursive: true });
        await discardOrphans(live);
        await lock.assertHeld();
        const before =
          live === null ? undefined : await findReadable({ read, findCopy: (one) => readFrom(one, copyFile) }, live);
        if (!(await writeReleaseFolder(root, release, before))) return false;
        await lock.assertHeld();
        await pointTo(location, release.serial);
        // The release is live, even if this fails.
        if (live === null) await writeDurably(committed, '').catch(() => undefined);
        return true;
      }),
  };
}

/** Called under the lock, so that nothing the release names can be deleted before the pointer moves. */
async function requireContents(release: Release, builds: BuildStore, compositions: CompositionStore): Promise<void> {
  for (const id of listCompositions(release)) await compositions.getFolder(id);
  for (const { part, build } of listPinned(release)) await builds.getFolder(part, build);
}

function serialOf(target: string): number {
  const serial = Number(/^releases\/(\d{6,})$/.exec(target)?.[1]);
  if (serial > 0) return serial;
  throw new ReleaseError(
    'damaged',
    `the live pointer names ${target}, which is not a release`,
    'point it at the newest folder in releases/',
  );
}
