import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@ponte/contract/release';
import { commitFolder, repoint, writeDurably, exists } from './files';
import { writeLinks } from '../release-links';
import { formatRecord, formatStored, type StoredRecord, releaseName } from '../records';
import { temporaryBeside } from '../temporary';

/** A record is stored twice, so that the live release can be read while one of them is corrupt. */
export const recordFiles = ['record.json', 'record.copy.json'] as const;

/** Writes a release's folder below `root`, all at once. @returns false when its serial is taken; nothing has changed then. */
export async function writeReleaseFolder(
  root: string,
  release: Release,
  before: StoredRecord | undefined,
): Promise<boolean> {
  const final = join(root, releaseName(release.serial));
  const temporary = temporaryBeside(final);
  const content = formatRecord(release, before);
  for (const name of recordFiles) await writeDurably(join(temporary, name), content);
  await writeLinks(temporary, release);
  if (await commitFolder(temporary, final)) return true;
  await rm(temporary, { recursive: true });
  return false;
}

/** In the first release's folder once it went live: the folder alone may be an orphan of a killed command. */
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
    const temporary = temporaryBeside(join(folder, name));
    await writeDurably(temporary, formatStored(record));
    await rename(temporary, join(folder, name));
  }
}
