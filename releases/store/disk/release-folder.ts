import { rename, rm, mkdir, readdir, realpath, symlink } from 'node:fs/promises';
import { join, basename } from 'node:path';
import type { Release } from '@ponte/contract/release';
import { releaseLinks } from '@ponte/contract/composition-layout';
import { formatRecord, formatStored, releaseName, type StoredRecord } from '../records';
import { listCohorts } from '../release-contents';
import type { ServedCanary } from '../store';
import { commitFolder, repoint, writeDurably, temporaryPath } from './atomic-writes';
import { exists } from './files';

/** A record is stored twice, so that the live release can be read while one of them is corrupt. */
export const recordFiles = ['record.json', 'record.copy.json'] as const;

/** Writes a release's folder below `root` atomically. @returns false, with nothing changed, when its serial is taken. */
export async function writeReleaseFolder(
  root: string,
  release: Release,
  before: StoredRecord | undefined,
): Promise<boolean> {
  const final = join(root, releaseName(release.serial));
  const temporary = temporaryPath(final);
  const content = formatRecord(release, before);
  for (const name of recordFiles) await writeDurably(join(temporary, name), content);
  await writeLinks(temporary, release);
  if (await commitFolder(temporary, final)) return true;
  await rm(temporary, { recursive: true });
  return false;
}

/** In the first release's folder once it is live: the folder alone may be an orphan of a killed command. */
export const committedFile = 'committed';

/** Makes a release live in the store at a location. */
export function pointTo(location: string, serial: number): Promise<void> {
  return repoint(join(location, 'live'), join('releases', releaseName(serial)));
}

/** Overwrites a release's record; also writes its links when the whole folder is gone. */
export async function restoreReleaseFolder(root: string, record: StoredRecord): Promise<void> {
  const folder = join(root, releaseName(record.release.serial));
  const [before, ...rest] = record.earlier;
  if (!(await exists(folder))) {
    await writeReleaseFolder(root, record.release, before && { release: before, earlier: rest });
    return;
  }
  for (const name of recordFiles) {
    const temporary = temporaryPath(join(folder, name));
    await writeDurably(temporary, formatStored(record));
    await rename(temporary, join(folder, name));
  }
}

async function writeLinks(folder: string, { composition, canary }: Release): Promise<void> {
  await symlink(join('../../compositions', composition), join(folder, releaseLinks.site));
  if (!canary) return;
  await symlink(join('../../compositions', canary.composition), join(folder, releaseLinks.canary));
  await mkdir(join(folder, releaseLinks.shares));
  // In sequence: a killed command leaves the first ones, without a gap.
  for (const cohort of listCohorts(canary.share)) {
    await symlink(join('../../../compositions', canary.composition), join(folder, releaseLinks.shares, cohort));
  }
}

export function findLinked(folder: string, ...names: string[]): Promise<string | undefined> {
  return realpath(join(folder, ...names)).then(basename, () => undefined);
}

export async function findServedCanary(folder: string): Promise<ServedCanary | null> {
  const composition = await findLinked(folder, releaseLinks.canary);
  const cohorts = (await readdir(join(folder, releaseLinks.shares)).catch(() => [])).sort();
  if (!composition && cohorts.length === 0) return null;
  const linked = await Promise.all(cohorts.map((cohort) => findLinked(folder, releaseLinks.shares, cohort)));
  return {
    composition: composition ?? null,
    cohorts: cohorts.filter((_, index) => linked[index] === composition),
  };
}
