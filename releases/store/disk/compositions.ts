import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseError } from '@ponte/contract/release-error';
import { integrityOf } from '@ponte/toolchain/build/files';
import type { PageCompressionLevel } from '../compression';
import { inParallel } from '../in-parallel';
import type { CompositionStore } from '../store';
import { commitFolder, writeDurably, removeOrphansIn, temporaryPath } from './atomic-writes';
import { exists, openFolder, writeServed, listFiles } from './files';

/** Hashes of a composition's files, beside them; begins with a dot, which the edge never serves. */
export const compositionFiles = '.files.json';

/** Compositions as folders: `<root>/<id>`. */
export function createDiskCompositions(root: string): CompositionStore {
  const has = (id: string) => exists(join(root, id));
  const getFolder = async (id: string) => {
    if (await has(id)) return join(root, id);
    throw compositionNotFound(id);
  };

  return {
    has,

    async list() {
      const names = (await readdir(root).catch(() => [])).filter((name) => !name.startsWith('.'));
      return inParallel(names, async (id) => ({ id, madeAt: (await stat(join(root, id))).mtime }));
    },

    getFolder,
    openFiles: async (id) => openFolder(await getFolder(id)),

    getHashes: async (id) =>
      parseHashes(id, await readFile(join(root, id, compositionFiles), 'utf8').catch(() => undefined)),

    async add(id, write, level = 'good') {
      if (await has(id)) return;
      await removeOrphansIn(root);
      const final = join(root, id);
      const temporary = temporaryPath(final);
      await mkdir(temporary, { recursive: true });
      try {
        await write(temporary);
        await finish(temporary, level);
        await commitFolder(temporary, final);
      } finally {
        await rm(temporary, { recursive: true, force: true });
      }
    },

    async remove(id) {
      const doomed = temporaryPath(join(root, id));
      await rename(join(root, id), doomed);
      await rm(doomed, { recursive: true, force: true });
    },
  };
}

/** @throws ReleaseError `damaged` */
export function parseHashes(id: string, content: string | undefined): Readonly<Record<string, string>> {
  try {
    return JSON.parse(content ?? '') as Record<string, string>;
  } catch (cause) {
    const message = `the hashes of composition ${id} cannot be read`;
    throw new ReleaseError('damaged', message, 'delete its folder and run ponte prepare or promote again', { cause });
  }
}

/** Compresses and hashes the written files, and makes them survive a power failure. */
async function finish(folder: string, level: PageCompressionLevel): Promise<void> {
  const hashes = await inParallel(await listFiles(folder), async (path) => {
    const content = await readFile(join(folder, path));
    await writeServed(folder, path, content, level);
    return [path, integrityOf(content)] as const;
  });
  await writeDurably(join(folder, compositionFiles), JSON.stringify(Object.fromEntries(hashes)));
}

export function compositionNotFound(id: string): ReleaseError {
  return new ReleaseError(
    'not-found',
    `composition ${id} is not in the store`,
    'promote or roll back again, which composes it',
  );
}
