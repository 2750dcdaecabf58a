import { join } from 'node:path';
import { downloadFolder } from '../sync-folder';
import { findDiffering } from '../check-build';
import { compositionNotFound, compositionFiles, createDiskCompositions, parseHashes } from '../disk/compositions';
import type { CompositionStore } from '../store';
import type { Bucket } from './bucket';
import { createBucketFolders } from './bucket-folders';
import type { WithLock } from './lease';

export interface S3CompositionStore extends CompositionStore {
  removeOrphans(): Promise<number>;
}

/** Compositions as `compositions/<id>/…` in a bucket, with copies of those that this machine needed in a folder. */
export function createS3Compositions(bucket: Bucket, withLock: WithLock, cacheRoot: string): S3CompositionStore {
  const copies = createDiskCompositions(cacheRoot);
  const folders = createBucketFolders(bucket, 'compositions/', { marker: compositionFiles }, withLock);

  const dropStaleCopy = async (id: string, hashes: Readonly<Record<string, string>>) => {
    if (!(await copies.has(id))) return;
    if (findDiffering(await copies.getHashes(id), hashes) !== undefined) await copies.remove(id);
  };

  const getMarked = async (id: string) => {
    const marker = await folders.findMarker(id);
    if (!marker) throw compositionNotFound(id);
    return { content: marker.content, hashes: parseHashes(id, marker.content.toString('utf8')) };
  };

  return {
    has: folders.has,

    list: async () => (await folders.list()).map(({ name, completedAt }) => ({ id: name, madeAt: completedAt })),

    async getFolder(id) {
      const { content, hashes } = await getMarked(id);
      await dropStaleCopy(id, hashes);
      if (!(await copies.has(id))) {
        await downloadFolder(folders.files(id), hashes, { name: compositionFiles, content }, join(cacheRoot, id));
      }
      return copies.getFolder(id);
    },

    async openFiles(id) {
      if (await folders.has(id)) return folders.files(id);
      throw compositionNotFound(id);
    },

    getHashes: async (id) => (await getMarked(id)).hashes,

    async add(id, write, level) {
      if (await folders.has(id)) return;
      await copies.add(id, write, level);
      await folders.upload(id, { folder: await copies.getFolder(id), hashes: await copies.getHashes(id) });
    },

    async remove(id) {
      await folders.remove(id);
      if (await copies.has(id)) await copies.remove(id);
    },

    removeOrphans: folders.removeOrphans,
  };
}
