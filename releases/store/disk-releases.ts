import { mkdir, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseSchema, type Release } from 'shared-config/contract/release';
import { isErrno } from './durable';
import type { HeldLock } from './lock';
import { listCompositions, listPinned } from './pinned';
import { ReleaseError } from './release-error';
import { pointTo, writeReleaseFolder } from './release-folder';
import { findLinked, findServedCanary, releaseLinks } from './release-links';
import { releaseName } from './release-name';
import { removeAbandoned } from './temporary';
import type { BuildStore, CompositionStore, ReleaseStore } from './store';

interface DiskReleasesContext {
  readonly location: string;
  readonly builds: BuildStore;
  readonly compositions: CompositionStore;
  locked<T>(action: (lock: HeldLock) => Promise<T>): Promise<T>;
}

/** Releases as folders, `releases/000007` with `record.json` and links to compositions; the link `live` names one of them. */
export function createDiskReleases({ location, builds, compositions, locked }: DiskReleasesContext): ReleaseStore {
  const root = join(location, 'releases');
  const pointer = join(location, 'live');

  const findLiveSerial = async () => {
    try {
      return serialOf(await readlink(pointer));
    } catch (error) {
      if (isErrno(error, 'ENOENT')) return null;
      throw error;
    }
  };

  /** Claimed by a command that died before the pointer moved: nobody ever saw it. */
  const discardUnreached = async (live: number | null) => {
    await removeAbandoned(root);
    const unreached = (await readdir(root)).filter((name) => /^\d{6,}$/.test(name) && Number(name) > (live ?? 0));
    for (const name of unreached) await rm(join(root, name), { recursive: true });
  };

  return {
    findLiveSerial,

    async find(serial) {
      try {
        return releaseSchema.parse(JSON.parse(await readFile(join(root, releaseName(serial), 'record.json'), 'utf8')));
      } catch (error) {
        if (isErrno(error, 'ENOENT')) return undefined;
        throw new ReleaseError(
          'damaged',
          `the record of release ${serial} cannot be read`,
          'restore it from a backup of the store',
          {
            cause: error,
          },
        );
      }
    },

    findServed: async () => (await findLinked(pointer, releaseLinks.site)) ?? null,
    findServedCanary: () => findServedCanary(pointer),

    append: (release) =>
      locked(async (lock) => {
        const live = await findLiveSerial();
        if (live !== release.previous) return false;
        await requireContents(release, builds, compositions);
        await mkdir(root, { recursive: true });
        await discardUnreached(live);
        await lock.assertHeld();
        if (!(await writeReleaseFolder(root, release))) return false;
        await lock.assertHeld();
        await pointTo(location, release.serial);
        return true;
      }),
  };
}

/** Under the lock, so that nothing it names can be deleted before the pointer names it. */
async function requireContents(release: Release, builds: BuildStore, compositions: CompositionStore): Promise<void> {
  for (const id of listCompositions(release)) await compositions.getFolder(id);
  for (const { part, build } of listPinned(release)) await builds.getFolder(part, build);
}

function serialOf(target: string): number {
  const serial = Number(/^releases\/(\d{6,})$/.exec(target)?.[1]);
  if (serial > 0) return serial;
  throw new ReleaseError(
    'damaged',
    `the live pointer names ${target}, which is no release`,
    'point it at the newest folder in releases/',
  );
}
