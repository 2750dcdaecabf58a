import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIdSchema, type BuildContract } from 'shared-config/contract/build';
import type { PartName } from 'shared-config/contract/parts';
import { checkBuild, readChecked } from './check-build';
import { planCopy } from './plan-copy';
import { putInPlace, writeDurably } from './durable';
import { exists } from './exists';
import { inParallel } from './in-parallel';
import { listFiles } from './list-files';
import { contractFile, findContractIn } from './read-contract';
import { ReleaseError } from './release-error';
import type { BuildStore } from './store';
import { removeAbandoned, temporaryBeside } from './temporary';
import { writeServed } from './write-served';

/** Builds as folders: `<root>/<part>/<build>`. */
export function createDiskBuilds(root: string): BuildStore {
  const folderOf = (part: PartName, build: string) => join(root, part, checkId(build));

  return {
    async list(part) {
      const names = await readdir(join(root, part)).catch(() => []);
      const builds = names.filter((name) => buildIdSchema.safeParse(name).success);
      const published = await inParallel(builds, async (build) => {
        return { build, publishedAt: (await stat(folderOf(part, build))).mtime };
      });
      return published.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
    },

    find: (part, build) => findContractIn(folderOf(part, build)),

    async getFolder(part, build) {
      const folder = folderOf(part, build);
      if (await exists(folder)) return folder;
      throw new ReleaseError(
        'not-found',
        `${part} ${build} is not in the store`,
        `publish it, or name a build of: ponte rollback ${part} --list`,
      );
    },

    async add(contract, source) {
      const final = folderOf(contract.part, contract.build);
      await removeAbandoned(join(root, contract.part));
      if (await exists(final)) {
        await checkBuild(contract, source);
        return keep(contract, final);
      }
      const paths = planCopy(contract, await listFiles(source));
      const temporary = temporaryBeside(final);
      await mkdir(temporary, { recursive: true });
      try {
        await inParallel(paths, async (path) =>
          writeServed(temporary, path, await readChecked(contract, source, path)),
        );
        await writeDurably(join(temporary, contractFile), `${JSON.stringify(contract, null, 1)}\n`);
        return (await putInPlace(temporary, final)) ? 'added' : await keep(contract, final);
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
      const doomed = temporaryBeside(folderOf(part, build));
      await rename(folderOf(part, build), doomed);
      await rm(doomed, { recursive: true, force: true });
    },
  };
}

/** People type ids, and a folder's name must not lead elsewhere. */
function checkId(build: string): string {
  if (buildIdSchema.safeParse(build).success) return build;
  throw new ReleaseError('usage', `${build} is not the id of a build`, 'ids look like 1.0.0-0123456789ab');
}

/** The same id must mean the same files: it names the inputs, and open pages hold its hashes. */
async function keep(contract: BuildContract, final: string): Promise<'present'> {
  const stored = await findContractIn(final);
  const differing = Object.keys({ ...stored?.files, ...contract.files }).find(
    (path) => stored?.files[path] !== contract.files[path],
  );
  if (differing) {
    throw new ReleaseError(
      'refused',
      `${contract.part} ${contract.build} is already published with another ${differing}`,
      'raise the version in its package.json and build again',
    );
  }
  const now = new Date();
  await utimes(final, now, now);
  return 'present';
}
