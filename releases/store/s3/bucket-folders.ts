import { ReleaseError } from '@ponte/contract/release-error';
import { inParallel } from '../in-parallel';
import type { StoredFiles } from '../store';
import type { Bucket, StoredObject } from './bucket';
import { compareCompletions, completedNow, completionOf, immutableHeaders, momentOf } from './headers';
import type { WithLock } from './lease';
import { uploadFolder, uploadLease, type LocalFolder, type Markers } from './upload-folder';

/** An unfinished upload counts as an orphan this long after its last write. */
const orphanAfterMs = 60 * 60 * 1000;

interface CompleteFolder {
  readonly name: string;
  readonly completedAt: Date;
}

/**
 * Folders of a bucket that appear and disappear atomically although objects are written one by one: a folder exists once
 * its marker does, which is written last and removed first.
 */
interface BucketFolders {
  findMarker(name: string): Promise<(StoredObject & { readonly content: Buffer }) | undefined>;
  has(name: string): Promise<boolean>;
  /** The last completed first. */
  list(): Promise<CompleteFolder[]>;
  /** @returns false when another command completed it first. */
  upload(name: string, local: LocalFolder): Promise<boolean>;
  /** Makes the folder count as completed now. */
  touch(name: string): Promise<void>;
  files(name: string): StoredFiles;
  remove(name: string): Promise<void>;
  /** Removes the orphans of killed uploads; returns how many folders. */
  removeOrphans(): Promise<number>;
}

/**
 * The folders directly below `root`, which ends with a slash. A copy of the marker, where there is one, is uploaded once all
 * files are there: it replaces a lost marker.
 */
export function createBucketFolders(
  bucket: Bucket,
  root: string,
  { marker, copy }: Markers,
  withLock: WithLock,
): BucketFolders {
  const markerOf = (name: string) => `${root}${name}/${marker}`;
  const findHead = async (name: string) => {
    const head = await bucket.findHead(markerOf(name));
    return head ?? (copy === undefined ? undefined : await bucket.findHead(`${root}${name}/${copy}`));
  };
  const has = async (name: string) => (await findHead(name)) !== undefined;

  const removeObjects = async (name: string) => {
    const objects = await bucket.list(`${root}${name}/`);
    await inParallel(objects, ({ key }) => bucket.remove(key));
  };

  const isOrphan = async (name: string) => {
    if (await has(name)) return false;
    const times = (await bucket.list(`${root}${name}/`)).map(({ modified }) => modified.getTime());
    return times.length > 0 && Date.now() - Math.max(...times) > orphanAfterMs;
  };

  return {
    findMarker: (name) => bucket.find(markerOf(name)),
    has,

    async list() {
      const found = await inParallel(await bucket.listFolders(root), async (name) => {
        const head = await findHead(name);
        return head && { name, completion: completionOf(head) };
      });
      return found
        .filter((one) => one !== undefined)
        .sort((a, b) => compareCompletions(a.completion, b.completion))
        .map(({ name, completion }) => ({ name, completedAt: momentOf(completion) }));
    },

    upload: (name, local) => uploadFolder(bucket, `${root}${name}/`, { marker, copy }, local, withLock),

    async touch(name) {
      const found = await bucket.find(markerOf(name));
      if (found) await bucket.put(markerOf(name), found.content, found, completedNow());
    },

    files: (name) => ({
      async list() {
        const objects = await bucket.list(`${root}${name}/`);
        return objects.map(({ key }) => key.slice(`${root}${name}/`.length)).filter((path) => path !== uploadLease);
      },
      find: async (path) => (await bucket.find(`${root}${name}/${path}`))?.content,
      async replace(path, content, integrity) {
        const key = `${root}${name}/${path}`;
        const headers = path === marker || path === copy ? completedNow() : immutableHeaders(key, integrity);
        if (await bucket.put(key, content, (await bucket.findHead(key)) ?? 'absent', headers)) return;
        throw new ReleaseError('busy', `another command is writing ${key}`, 'run the command again when it is done');
      },
      remove: (path) => bucket.remove(`${root}${name}/${path}`),
    }),

    remove: (name) =>
      withLock(async (lease) => {
        await lease.assertHeld();
        if (copy) await bucket.remove(`${root}${name}/${copy}`);
        await bucket.remove(markerOf(name));
        await removeObjects(name);
      }),

    async removeOrphans() {
      let count = 0;
      for (const name of await bucket.listFolders(root)) {
        if (!(await isOrphan(name))) continue;
        const isGone = await withLock(async (lease) => {
          // Another command may have resumed the upload meanwhile.
          if (!(await isOrphan(name))) return false;
          await lease.assertHeld();
          await removeObjects(name);
          return true;
        });
        if (isGone) count += 1;
      }
      return count;
    },
  };
}
