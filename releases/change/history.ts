import { listRemotes, partNames, type PartName } from 'shared-config/contract/parts';
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
    `publish ${partNames.join(', ')} and promote them together, or name another store with --store`,
  );
}

/** The release since which all have been so, up to the live one, which must be. */
export function findStart(history: History, isSo: (release: Release) => boolean): Release {
  const end = history.findIndex((release) => !isSo(release));
  return history.at(end === -1 ? -1 : end - 1) as Release;
}

/** The build of a part in a release; undefined where the site did not have that part. */
export function findBuild({ shell, remotes }: Release, part: PartName): string | undefined {
  return part === 'shell' ? shell : remotes[part]?.build;
}

/** @throws ReleaseError `not-found` while the part is not in the site. */
export function getBuild(live: Release, part: PartName): string {
  const build = findBuild(live, part);
  if (build !== undefined) return build;
  throw new ReleaseError(
    'not-found',
    `${part} is not part of the site that is live`,
    `publish it, then make it live: ponte promote ${part} --why "…"`,
  );
}

/** The parts that any of these releases had. */
export function listParts(...releases: readonly Release[]): PartName[] {
  const remotes = listRemotes(Object.assign({}, ...releases.map((release) => release.remotes)) as Release['remotes']);
  return ['shell', ...remotes.map(([name]) => name)];
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
  return [...new Set(history.flatMap((release) => findBuild(release, part) ?? []))];
}
