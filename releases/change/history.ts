import type { PartName } from 'shared-config/contract/parts';
import type { Release } from 'shared-config/contract/release';
import { inParallel } from '../store/in-parallel';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';

/** Every release up to the live one, the live one first. */
export type History = readonly Release[];

/** @throws ReleaseError `damaged` when a record is missing. */
export async function readHistory(store: Store): Promise<History> {
  const live = await store.releases.findLiveSerial();
  const serials = Array.from({ length: live ?? 0 }, (_, index) => (live ?? 0) - index);
  return inParallel(serials, async (serial) => {
    const release = await store.releases.find(serial);
    if (release) return release;
    throw new ReleaseError(
      'damaged',
      `the record of release ${serial} is missing`,
      'restore it from a backup of the store',
    );
  });
}

/** @throws ReleaseError `not-found` before the first release. */
export function getLive(history: History, store: Store): Release {
  const [live] = history;
  if (live) return live;
  throw new ReleaseError(
    'not-found',
    `nothing is live in ${store.location}`,
    'publish the four parts and promote them together, or name another store with --store',
  );
}

/** The release since which all have been so, up to the live one, which must be. */
export function findStart(history: History, isSo: (release: Release) => boolean): Release {
  const end = history.findIndex((release) => !isSo(release));
  return history.at(end === -1 ? -1 : end - 1) as Release;
}

export function buildOf(release: Release, part: PartName): string {
  return part === 'shell' ? release.shell : release.remotes[part].build;
}

export function isAmong(withdrawn: Release['withdrawn'], part: PartName, build: string): boolean {
  if (withdrawn?.part !== part) return false;
  return withdrawn.build === build || (withdrawn.also?.includes(build) ?? false);
}

/** The release that took a build away, if one did. */
export function findWithdrawal(history: History, part: PartName, build: string): Release | undefined {
  return history.find(({ withdrawn }) => isAmong(withdrawn, part, build));
}

/** The builds of a part that were ever live, the last live first. */
export function listLiveBuilds(history: History, part: PartName): string[] {
  return [...new Set(history.map((release) => buildOf(release, part)))];
}
