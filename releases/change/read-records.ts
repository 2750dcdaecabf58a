import { ReleaseError } from '@ponte/contract/release-error';
import { inParallel } from '../store/in-parallel';
import { missingRecord, type StoredRecord } from '../store/records';
import type { Store, ReleaseStore } from '../store/store';
import type { History } from './history';

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

/** Lost old records are rebuilt from their copies in newer ones, so that a rollback does not need a backup. */
export async function readRecords(store: Store): Promise<Records> {
  const { releases } = store;
  const live = (await releases.findLiveSerial()) ?? 0;
  if (live === 0) await requireNewStore(store);
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

/**
 * Prevents a first release from replacing the releases of a store that lost its pointer.
 *
 * @throws ReleaseError `damaged`
 */
export async function requireNewStore({ location, releases }: Store): Promise<void> {
  const newest = await findLostRelease(releases);
  if (newest === undefined) return;
  throw new ReleaseError(
    'damaged',
    `${location} has no pointer to what is live; its newest record is that of release ${newest}`,
    `put it back: ${releases.describePointerRepair(newest)}`,
  );
}

/** The newest release of a store that lost its pointer. The record of a killed first promote does not count. */
export async function findLostRelease(releases: ReleaseStore): Promise<number | undefined> {
  if ((await releases.findLiveSerial()) !== null) return undefined;
  const newest = Math.max(0, ...(await releases.listSerials()));
  const isLost = newest > 1 || (newest === 1 && (await releases.wasFirstLive()));
  return isLost ? newest : undefined;
}
