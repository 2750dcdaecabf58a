import type { Release } from '@ponte/contract/release';
import { buildNotFound } from '../check-build';
import { compositionNotFound } from '../disk/compositions';
import { listCompositions, listPinned, listCohorts } from '../release-contents';
import {
  listSerials,
  releaseName,
  corruptRecord,
  findReadable,
  missingRecord,
  formatRecord,
  formatStored,
  parseRecord,
  type StoredRecord,
} from '../records';
import { committedFile } from '../disk/release-folder';
import type { ReleaseStore } from '../store';
import type { Bucket } from './bucket';
import type { WithLock } from './lease';
import { mutableHeaders } from './headers';
import { createPointer } from './pointer';
import type { S3BuildStore } from './builds';
import type { S3CompositionStore } from './compositions';

interface S3ReleasesContext {
  readonly location: string;
  readonly bucket: Bucket;
  readonly withLock: WithLock;
  readonly builds: S3BuildStore;
  readonly compositions: S3CompositionStore;
}

/** Releases as `releases/000007/record.json`; the object `live` names the one that visitors get. */
export function createS3Releases({
  location,
  bucket,
  withLock,
  builds,
  compositions,
}: S3ReleasesContext): ReleaseStore {
  const pointer = createPointer(bucket);
  const committed = `releases/${releaseName(1)}/${committedFile}`;
  const recordOf = (serial: number) => `releases/${releaseName(serial)}/record.json`;

  /**
   * A record above the pointer was claimed by a command that died or is suspended. Rewriting the pointer first makes the
   * move of a suspended command fail, so that its record can be replaced.
   */
  const claim = async (
    release: Release,
    text: string,
    at: string | undefined,
  ): Promise<{ readonly at?: string | undefined } | undefined> => {
    const key = recordOf(release.serial);
    const content = Buffer.from(text);
    if (await bucket.put(key, content, 'absent', mutableHeaders)) return { at };
    const orphan = await bucket.findHead(key);
    const fenced = await pointer.renew(at);
    if (!orphan || !fenced) return undefined;
    return (await bucket.put(key, content, orphan, mutableHeaders)) ? { at: fenced } : undefined;
  };

  const read = async (serial: number): Promise<StoredRecord | undefined> => {
    const record = await bucket.find(recordOf(serial));
    if (!record) return undefined;
    try {
      return parseRecord(record.content.toString('utf8'));
    } catch (cause) {
      throw corruptRecord(serial, cause);
    }
  };

  /** The pointer holds the record that it makes live. */
  const findCopy = async (serial: number) => {
    const live = await pointer.read();
    return live.serial === serial && live.record !== undefined ? parseRecord(live.record) : undefined;
  };

  return {
    findLiveSerial: async () => (await pointer.read()).serial,
    listSerials: async () => listSerials(await bucket.listFolders('releases/')),
    wasFirstLive: async () => (await bucket.findHead(committed)) !== undefined,
    describePointerRepair: () => `ponte verify --repair --store ${location}`,

    read,
    find: async (serial) => (await read(serial))?.release,
    findCopy,

    restore: (record) =>
      withLock(async () => {
        const key = recordOf(record.release.serial);
        const content = Buffer.from(formatStored(record));
        await bucket.put(key, content, (await bucket.findHead(key)) ?? 'absent', mutableHeaders);
      }),

    restorePointer: (serial) =>
      withLock(async (lease) => {
        const record = await read(serial);
        if (!record) throw missingRecord(serial);
        await lease.assertHeld();
        await pointer.move(record.release, formatStored(record), undefined);
      }),

    async findServed() {
      const { composition } = await pointer.read();
      return composition && (await compositions.has(composition)) ? composition : null;
    },

    async findServedCanary() {
      const { canary } = await pointer.read();
      if (!canary) return null;
      const isThere = await compositions.has(canary.composition);
      return { composition: isThere ? canary.composition : null, cohorts: listCohorts(canary.share) };
    },

    append: (release) =>
      withLock(async (lease) => {
        const { serial, etag } = await pointer.read();
        if (serial !== release.previous) return false;
        await requireContents(release);
        const before = serial === null ? undefined : await findReadable({ read, findCopy }, serial);
        const text = formatRecord(release, before);
        const claimed = await claim(release, text, etag);
        if (!claimed) return false;
        // A process that took the lease over may be deleting what this release names.
        await lease.assertHeld();
        const isMoved = await pointer.move(release, text, claimed.at);
        // The release is live, even if this fails.
        if (isMoved && serial === null) {
          await bucket.put(committed, Buffer.from('{}'), 'absent', mutableHeaders).catch(() => undefined);
        }
        return isMoved;
      }),
  };

  /** Called under the lease, so that nothing the release names can be deleted before the pointer moves. */
  async function requireContents(release: Release): Promise<void> {
    const pages = listCompositions(release).map(async (id) => {
      if (!(await compositions.has(id))) throw compositionNotFound(id);
    });
    const pinned = listPinned(release).map(async ({ part, build }) => {
      if (!(await builds.has(part, build))) throw buildNotFound(part, build);
    });
    await Promise.all([...pages, ...pinned]);
  }
}
