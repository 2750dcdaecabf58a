import { join } from 'node:path';
import { buildIdSchema } from '@ponte/contract/build-id';
import { partNameSchema } from '@ponte/contract/part-name';
import type { PartName } from '@ponte/contract/parts';
import { downloadFolder } from '../sync-folder';
import {
  contractCopyFile,
  findContractProblems,
  findStoredContract,
  formatContract,
  ignoreCorrupt,
  repairContract,
  contractFile,
} from '../stored-contract';
import { buildNotFound, checkBuildId, findDiffering, requireSameFiles, checkBuild } from '../check-build';
import { createDiskBuilds } from '../disk/builds';
import type { BuildStore } from '../store';
import type { Bucket } from './bucket';
import { createBucketFolders } from './bucket-folders';
import type { WithLock } from './lease';

export interface S3BuildStore extends BuildStore {
  has(part: PartName, build: string): Promise<boolean>;
  /** Returns how many builds. */
  removeOrphans(): Promise<number>;
}

/** Builds as `builds/<part>/<build>/…` in a bucket, with copies of those that this machine needed in a folder. */
export function createS3Builds(bucket: Bucket, withLock: WithLock, cacheRoot: string): S3BuildStore {
  const copies = createDiskBuilds(cacheRoot);
  const markers = { marker: contractFile, copy: contractCopyFile };
  const foldersOf = (part: PartName) => createBucketFolders(bucket, `builds/${part}/`, markers, withLock);
  const filesOf = (part: PartName, build: string) => foldersOf(part).files(checkBuildId(build));
  const find: BuildStore['find'] = (part, build) => findStoredContract(filesOf(part, build), `builds/${part}/${build}`);

  /** The bucket is the truth: it may have been emptied and filled again since the copy was made. */
  const dropStaleCopy = async (part: PartName, build: string, files: Readonly<Record<string, string>>) => {
    const copy = await copies.find(part, build);
    if (copy && findDiffering(copy.files, files) !== undefined) await copies.remove(part, build);
  };

  const has: S3BuildStore['has'] = (part, build) => foldersOf(part).has(checkBuildId(build));

  const listParts = async () => {
    const names = await bucket.listFolders('builds/');
    return names.flatMap((name) => partNameSchema.safeParse(name).data ?? []);
  };

  return {
    has,
    listParts,

    async list(part) {
      const complete = (await foldersOf(part).list()).filter(({ name }) => buildIdSchema.safeParse(name).success);
      return complete.map(({ name, completedAt }) => ({ build: name, publishedAt: completedAt }));
    },

    find,
    findContractProblems: (part, build) => findContractProblems(filesOf(part, build)),
    repairContract: (part, build) => repairContract(filesOf(part, build)),

    async getFolder(part, build) {
      const contract = await find(part, build);
      if (!contract) throw buildNotFound(part, build);
      await dropStaleCopy(part, build, contract.files);
      if (!(await copies.find(part, build))) {
        const description = { name: contractFile, content: formatContract(contract) };
        await downloadFolder(filesOf(part, build), contract.files, description, join(cacheRoot, part, build));
      }
      return copies.getFolder(part, build);
    },

    async openFiles(part, build) {
      if (await has(part, build)) return filesOf(part, build);
      throw buildNotFound(part, build);
    },

    async add(contract, source) {
      const { part, build, files } = contract;
      if (await has(part, build)) {
        await checkBuild(contract, source);
        const stored = await find(part, build).catch(ignoreCorrupt);
        if (stored) requireSameFiles(contract, stored);
        await foldersOf(part).touch(build);
        return 'present';
      }
      await dropStaleCopy(part, build, files);
      await copies.add(contract, source);
      if (await foldersOf(part).upload(build, { folder: await copies.getFolder(part, build), hashes: files }))
        return 'added';
      requireSameFiles(contract, await find(part, build));
      return 'present';
    },

    // A bucket does not record when an object was read.
    findLastUse: () => Promise.resolve(undefined),

    async remove(part, build) {
      await foldersOf(part).remove(checkBuildId(build));
      if (await copies.find(part, build)) await copies.remove(part, build);
    },

    async removeOrphans() {
      const counts = await Promise.all((await listParts()).map((part) => foldersOf(part).removeOrphans()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
