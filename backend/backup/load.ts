import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { lockDataFolder, swapDatabase } from '../database/data-folder';
import { type Database, openFolder } from '../database/database';
import { migrate, migrations } from '../database/migrate';
import { type BackupLine, parseBackup } from './backup-file';
import { listTables } from './dump';

const rowsPerWrite = 500;

async function requireEmpty(db: Database): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('auth.users') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return;
  const existing = await db.selectFrom('auth.users').select('id').limit(1).executeTakeFirst();
  if (existing) throw new Error('The database is not empty. Restore into an empty one and point DATABASE_URL at it.');
}

async function insertRows(trx: Database, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.table(table);
  await sql`insert into ${name} overriding system value
    select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`.execute(trx);
}

/** The rows of all tables, counted by the database. */
export async function countRows(db: Database): Promise<number> {
  let count = 0;
  for (const table of await listTables(db)) {
    const { rows } = await sql<{ count: number }>`select count(*)::float8 as count from ${sql.table(table)}`.execute(
      db,
    );
    count += rows[0]?.count ?? 0;
  }
  return count;
}

async function fill(trx: Database, lines: AsyncIterable<BackupLine>): Promise<number> {
  const all = sql.join((await listTables(trx)).map((table) => sql.table(table)));
  await sql`truncate ${all} cascade`.execute(trx);
  let batch: { table: string; rows: string[] } = { table: '', rows: [] };
  const flush = async () => {
    if (batch.rows.length > 0) await insertRows(trx, batch.table, batch.rows);
  };
  let expected = 0;
  for await (const line of lines) {
    if ('table' in line) {
      if (line.table !== batch.table || batch.rows.length === rowsPerWrite) {
        await flush();
        batch = { table: line.table, rows: [] };
      }
      batch.rows.push(line.row);
    } else if ('sequence' in line) {
      await sql`select setval(${line.sequence}::regclass, ${line.value}::float8::bigint)`.execute(trx);
    } else if ('rows' in line) expected = line.rows;
  }
  await flush();
  const count = await countRows(trx);
  if (count !== expected)
    throw new Error(`The database has ${count} rows after the restore; the backup has ${expected}.`);
  return count;
}

/** One transaction on one connection, with the migrations inside it. */
async function inTransaction<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection);
    try {
      const result = await work(connection);
      await sql`commit`.execute(connection);
      return result;
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {});
      throw error;
    }
  });
}

/**
 * Fills an empty database from the lines of a backup: sets it up as it was when the backup was made, puts the rows back
 * and brings it to this release's version, all in one transaction. Returns the number of rows.
 */
export async function load(db: Database, backup: AsyncIterable<string>): Promise<number> {
  const lines = parseBackup(backup);
  try {
    const { value: header } = (await lines.next()) as IteratorYieldResult<BackupLine & { migration: string }>;
    requireKnown(header.migration);
    return await inTransaction(db, async (trx) => {
      await requireEmpty(trx);
      await migrate(trx, header.migration, { disableTransactions: true });
      const rows = await fill(trx, lines);
      await migrate(trx, undefined, { disableTransactions: true });
      return rows;
    });
  } finally {
    await lines.return(undefined);
  }
}

/** Reads a whole backup and changes nothing. @throws Error when it is not one that this release can restore. */
export async function checkBackup(backup: AsyncIterable<string>): Promise<void> {
  for await (const line of parseBackup(backup)) if ('migration' in line) requireKnown(line.migration);
}

function requireKnown(migration: string): void {
  if (migration in migrations) return;
  throw new Error(`The backup is of version ${migration}, which this release does not know. Use a newer one.`);
}

interface Restored {
  rows: number;
  /** Where the replaced database is kept. */
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
