import { listRemotes, partNames, type PartName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Store } from '../store/store';
import type { Snapshot } from './snapshot';
import { readRecords } from './read-records';

/** Every release up to the live one, newest first, without those whose records are lost for good. */
export type History = readonly Release[];

/** @throws ReleaseError `damaged` when the live release cannot be determined. */
export async function readHistory(store: Store): Promise<History> {
  return (await readRecords(store)).history;
}

/** @throws ReleaseError `not-found` before the first release. */
export function getLive({ history, location }: Pick<Snapshot, 'history' | 'location'>): Release {
  const [live] = history;
  if (live) return live;
  throw new ReleaseError(
    'not-found',
    `nothing is live in ${location}`,
    `publish ${partNames.join(', ')} and promote them together, or name another store with --store`,
  );
}

/** The live release. @throws ReleaseError `not-found` before the first release, `damaged` when it cannot be determined */
export async function readLive(store: Store): Promise<Release> {
  return getLive({ history: await readHistory(store), location: store.location });
}

/** The first release of the unbroken run of matching releases that ends with the live one, which must match. */
export function findStart(history: History, matches: (release: Release) => boolean): Release {
  const end = history.findIndex((release) => !matches(release));
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

/** The release that withdrew a build, if one did. */
export function findWithdrawal(history: History, part: PartName, build: string): Release | undefined {
  return history.find(({ withdrawn }) => isAmong(withdrawn, part, build));
}

/** The builds of a part that were ever live, most recent first. */
export function listLiveBuilds(history: History, part: PartName): string[] {
  return [...new Set(history.flatMap((release) => findBuild(release, part) ?? []))];
}
