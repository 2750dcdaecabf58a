import { buildIdSchema } from 'shared-config/contract/build-id';
import { partNameSchema } from 'shared-config/contract/part-name';
import type { PartName } from 'shared-config/contract/parts';
import { join } from 'node:path';
import { bringFolder } from '../bring-folder';
import { buildNotFound, checkBuildId, findDiffering, requireSameFiles } from '../build-rules';
import { checkBuild } from '../check-build';
import { createDiskBuilds } from '../disk-builds';
import { contractFile, parseContract } from '../read-contract';
import type { BuildStore } from '../store';
import type { Bucket } from './bucket';
import { createBucketFolders } from './bucket-folders';
import type { Exclusively } from './exclusive';

export interface S3BuildStore extends BuildStore {
  has(part: PartName, build: string): Promise<boolean>;
  /** Returns of how many builds. */
  removeAbandoned(): Promise<number>;
}

/** Builds as `builds/<part>/<build>/…` in a bucket, with copies of those that this machine needed in a folder. */
export function createS3Builds(bucket: Bucket, exclusively: Exclusively, cacheRoot: string): S3BuildStore {
  const copies = createDiskBuilds(cacheRoot);
  const foldersOf = (part: PartName) => createBucketFolders(bucket, `builds/${part}/`, contractFile, exclusively);

  const findMarked = async (part: PartName, build: string) => {
    const marker = await foldersOf(part).findMarker(checkBuildId(build));
    if (!marker) return undefined;
    const contract = parseContract(marker.content.toString('utf8'), `builds/${part}/${build}/${contractFile}`);
    return { marker, contract };
  };

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
      return complete
        .map(({ name, completedAt }) => ({ build: name, publishedAt: completedAt }))
        .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
    },

    find: async (part, build) => (await findMarked(part, build))?.contract,
    // In a bucket the contract is also the sign that the upload ended, so there is one only.
    findContractDamage: () => Promise.resolve([]),
    repairContract: () => Promise.resolve(false),

    async getFolder(part, build) {
      const found = await findMarked(part, build);
      if (!found) throw buildNotFound(part, build);
      const { marker, contract } = found;
      await dropStaleCopy(part, build, contract.files);
      if (!(await copies.find(part, build))) {
        const description = { name: contractFile, content: marker.content };
        await bringFolder(foldersOf(part).files(build), contract.files, description, join(cacheRoot, part, build));
      }
      return copies.getFolder(part, build);
    },

    async openFiles(part, build) {
      if (await has(part, build)) return foldersOf(part).files(build);
      throw buildNotFound(part, build);
    },

    async add(contract, source) {
      const { part, build, files } = contract;
      const uploaded = await findMarked(part, build);
      if (uploaded) {
        await checkBuild(contract, source);
        requireSameFiles(contract, uploaded.contract);
        await foldersOf(part).touch(build, uploaded.marker);
        return 'present';
      }
      await dropStaleCopy(part, build, files);
      await copies.add(contract, source);
      if (await foldersOf(part).upload(build, { folder: await copies.getFolder(part, build), hashes: files }))
        return 'added';
      requireSameFiles(contract, (await findMarked(part, build))?.contract);
      return 'present';
    },

    // A bucket does not tell when an object was asked for.
    findLastUse: () => Promise.resolve(undefined),

    async remove(part, build) {
      await foldersOf(part).remove(checkBuildId(build));
      if (await copies.find(part, build)) await copies.remove(part, build);
    },

    async removeAbandoned() {
      const counts = await Promise.all((await listParts()).map((part) => foldersOf(part).removeAbandoned()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
