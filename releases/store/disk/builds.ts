import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { buildIdSchema } from '@ponte/contract/build-id';
import { partNameSchema } from '@ponte/contract/part-name';
import type { PartName } from '@ponte/contract/parts';
import {
  findContractProblems,
  findStoredContract,
  ignoreCorrupt,
  repairContract,
  writeContracts,
} from '../stored-contract';
import { buildNotFound, checkBuildId, requireSameFiles, checkBuild, readChecked, planCopy } from '../check-build';
import { inParallel } from '../in-parallel';
import type { BuildStore } from '../store';
import { commitFolder, removeOrphansIn, temporaryPath } from './atomic-writes';
import { listFiles, exists, openFolder, writeServed } from './files';

/** Builds as folders: `<root>/<part>/<build>`. */
export function createDiskBuilds(root: string): BuildStore {
  const folderOf = (part: PartName, build: string) => join(root, part, checkBuildId(build));
  const getFolder = async (part: PartName, build: string) => {
    const folder = folderOf(part, build);
    if (await exists(folder)) return folder;
    throw buildNotFound(part, build);
  };

  return {
    async listParts() {
      const names = await readdir(root).catch(() => []);
      return names.flatMap((name) => partNameSchema.safeParse(name).data ?? []);
    },

    async list(part) {
      const names = await readdir(join(root, part)).catch(() => []);
      const builds = names.filter((name) => buildIdSchema.safeParse(name).success);
      const published = await inParallel(builds, async (build) => {
        return { build, publishedAt: (await stat(folderOf(part, build))).mtime };
      });
      return published.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
    },

    find: (part, build) => findIn(folderOf(part, build)),
    findContractProblems: (part, build) => findContractProblems(openFolder(folderOf(part, build))),
    repairContract: (part, build) => repairContract(openFolder(folderOf(part, build))),

    getFolder,
    openFiles: async (part, build) => openFolder(await getFolder(part, build)),

    async add(contract, source) {
      const final = folderOf(contract.part, contract.build);
      await removeOrphansIn(join(root, contract.part));
      if (await exists(final)) {
        await checkBuild(contract, source);
        return keep(contract, final);
      }
      const paths = planCopy(contract, await listFiles(source));
      const temporary = temporaryPath(final);
      await mkdir(temporary, { recursive: true });
      try {
        await inParallel(paths, async (path) =>
          writeServed(temporary, path, await readChecked(contract, source, path), 'best'),
        );
        await writeContracts(temporary, contract);
        return (await commitFolder(temporary, final)) ? 'added' : await keep(contract, final);
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },

    async findLastUse(part, build) {
      const folder = folderOf(part, build);
      const times = await inParallel(await listFiles(folder), async (path) => (await stat(join(folder, path))).atimeMs);
      return times.length > 0 ? new Date(Math.max(...times)) : undefined;
    },

    async remove(part, build) {
      const doomed = temporaryPath(folderOf(part, build));
      await rename(folderOf(part, build), doomed);
      await rm(doomed, { recursive: true, force: true });
    },
  };
}

async function keep(contract: BuildContract, final: string): Promise<'present'> {
  const stored = await findIn(final).catch(ignoreCorrupt);
  if (stored) requireSameFiles(contract, stored);
  const now = new Date();
  await utimes(final, now, now);
  return 'present';
}

function findIn(folder: string): Promise<BuildContract | undefined> {
  return findStoredContract(openFolder(folder), folder);
}
