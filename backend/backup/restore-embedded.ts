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
 * Fills a new embedded database beside the one that is there, opens it once more to check it, and only then puts it in
 * its place. Until that moment, whatever happens leaves the old one as it is.
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
    // What a killed restore left behind.
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
