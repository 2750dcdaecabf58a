import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isUuid } from '../../roles/uuid';
import { BlobMissing, type Blobs } from './blobs';

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Makes a rename last beyond a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Contents as files of a folder, named by their ids and by nothing that a caller chose. */
export function createDiskBlobs(folder: string): Blobs {
  const contents = join(folder, 'contents');

  function pathOf(id: string): string {
    if (!isUuid(id)) throw new Error('the id of a content is not a uuid');
    return join(contents, id.toLowerCase());
  }

  return {
    async put(id, file) {
      await mkdir(contents, { recursive: true, mode: 0o700 });
      await rename(file, pathOf(id));
      await syncFolder(contents);
    },

    async read(id, range) {
      const handle = await open(pathOf(id), 'r').catch((error: unknown) => {
        throw isAbsent(error) ? new BlobMissing(id, { cause: error }) : error;
      });
      return handle.createReadStream(range);
    },

    remove: (id) => rm(pathOf(id), { force: true }),
  };
}
