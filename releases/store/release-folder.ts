import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'shared-config/contract/release';
import { putInPlace, repoint, writeDurably } from './durable';
import { writeLinks } from './release-links';
import { releaseName } from './release-name';
import { temporaryBeside } from './temporary';

/** Writes a release's folder below `root`, all at once. @returns false when its serial is taken; nothing has changed then. */
export async function writeReleaseFolder(root: string, release: Release): Promise<boolean> {
  const final = join(root, releaseName(release.serial));
  const temporary = temporaryBeside(final);
  await writeDurably(join(temporary, 'record.json'), `${JSON.stringify(release, null, 1)}\n`);
  await writeLinks(temporary, release);
  if (await putInPlace(temporary, final)) return true;
  await rm(temporary, { recursive: true });
  return false;
}

/** Makes a release live in the store at a location. */
export function pointTo(location: string, serial: number): Promise<void> {
  return repoint(join(location, 'live'), join('releases', releaseName(serial)));
}
