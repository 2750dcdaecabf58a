import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder, swapDatabase } from '../database/data-folder';
import { type Database, openFolder } from '../database/database';
import { countRows } from './load';

interface Restored {
  rows: number;
  /** Where the database that was replaced is kept. */
  former: string | undefined;
}

/**
 * Fills a new embedded database beside the existing one, opens it again to check it, and only then swaps it in. Any
 * failure before that leaves the old one unchanged.
 *
 * @throws DataFolderInUse while another process has the data folder.
 */
export async function restoreEmbedded(
  dataFolder: string,
  fill: (db: Database) => Promise<number>,
  signal: AbortSignal,
): Promise<Restored> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const unlock = await lockDataFolder(dataFolder);
  const beside = join(dataFolder, 'db.restoring');
  try {
    // Orphans of a killed restore.
    await rm(beside, { recursive: true, force: true });
    const rows = await withDatabase(beside, fill);
    signal.throwIfAborted();
    const counted = await withDatabase(beside, countRows);
    if (counted < rows)
      throw new Error(`The restored database has ${counted} rows when it is opened again, not ${rows}.`);
    signal.throwIfAborted();
    return { rows, former: await swapDatabase(dataFolder, beside) };
  } finally {
    await rm(beside, { recursive: true, force: true });
    await unlock();
  }
}

async function withDatabase<T>(folder: string, work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openFolder(folder);
  try {
    return await work(db);
  } finally {
    await close();
  }
}
