import { listRemotes, partNames, type PartName } from '@ponte/contract/parts';
import type { Release } from '@ponte/contract/release';
import { inParallel } from '../store/in-parallel';
import { missingRecord, type StoredRecord } from '../store/records';
import { ReleaseError } from '@ponte/contract/release-error';
import type { Store } from '../store/store';
import { requireNew } from './require-new';
import type { Snapshot } from './snapshot';

/** Every release up to the live one, the live one first; one whose record is lost for good is not among them. */
export type History = readonly Release[];

export interface Records {
  readonly history: History;
  /** Records that cannot be read, with their copies from newer records. */
  readonly lost: readonly LostRecord[];
}

export interface LostRecord {
  readonly serial: number;
  readonly problem: string;
  readonly rebuilt: StoredRecord | undefined;
}

/** @throws ReleaseError `damaged` when the live release cannot be determined. */
export async function readHistory(store: Store): Promise<History> {
  return (await readRecords(store)).history;
}

/** Lost old records are rebuilt from their copies in newer ones, so that a rollback does not need a backup. */
export async function readRecords(store: Store): Promise<Records> {
  const { releases } = store;
  const live = (await releases.findLiveSerial()) ?? 0;
  if (live === 0) await requireNew(store);
  const serials = Array.from({ length: live }, (_, index) => live - index);
  const results = await inParallel(serials, async (serial) => {
    const read = await releases.read(serial).catch((error: unknown) => requireReleaseError(error));
    if (read && !(read instanceof ReleaseError)) return { serial, record: read };
    return { serial, error: read ?? missingRecord(serial), record: await releases.findCopy(serial) };
  });
  const [newest] = results;
  if (newest && !newest.record) throw newest.error ?? missingRecord(newest.serial);
  const copies = new Map<number, StoredRecord>();
  for (const { record } of results) {
    for (const [index, release] of record?.earlier.entries() ?? []) {
      if (!copies.has(release.serial)) {
        copies.set(release.serial, { release, earlier: record?.earlier.slice(index + 1) ?? [] });
      }
    }
  }
  const complete = results.map(({ record, ...rest }) => ({ ...rest, record: record ?? copies.get(rest.serial) }));
  return {
    history: complete.flatMap(({ record }) => record?.release ?? []),
    lost: complete.flatMap(({ serial, error, record }) =>
      error ? [{ serial, problem: error.message, rebuilt: record }] : [],
    ),
  };
}

function requireReleaseError(error: unknown): ReleaseError {
  if (error instanceof ReleaseError) return error;
  throw error;
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

/** The first of the releases that match without a gap up to the live one, which must match. */
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
