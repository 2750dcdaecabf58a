import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorageContext } from '../context';
import { deleteRow } from '../files/files.repository';

/** Nothing takes that long that is not over: neither an upload nor a removal. */
const abandonedAfterMs = 3_600_000;
const rowsPerSweep = 1000;

async function removeOldFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

/** Removes what a crash left of uploads and removals. */
export async function sweepStorage(
  { db, blobs, incomingFolder }: Pick<StorageContext, 'db' | 'blobs' | 'incomingFolder'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - abandonedAfterMs);
  const rows = await db
    .selectFrom('storage.files')
    .where('is_uploaded', '=', false)
    .where('updated_at', '<', before)
    .select('id')
    .limit(rowsPerSweep)
    .execute();
  for (const { id } of rows) {
    await blobs.remove(id);
    await deleteRow(db, id);
  }
  await removeOldFiles(incomingFolder, before);
}
