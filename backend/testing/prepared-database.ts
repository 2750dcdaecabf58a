import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { sampleRoles, sampleSites } from 'fixtures/people';
import { Kysely, sql, type Dialect } from 'kysely';
import { openDatabase, type Database } from '../database/database';
import { migrate } from '../database/migrate';
import { createPgliteDialect } from '../database/pglite-dialect';
import type { Tables } from '../database/tables';
import { createDatabase } from './postgres-server';

/** Names the folder of the images that `prepareImages` made; workers read it from the environment. */
export const imagesVariable = 'PONTE_TEST_IMAGES';
type Image = 'empty' | 'prepared';
const fileOf = (folder: string, image: Image) => join(folder, `${image}.tar`);

async function migrateAndFill(db: Database): Promise<void> {
  await migrate(db);
  await db.insertInto('roles').values(sampleRoles).execute();
  await db.insertInto('sites').values(sampleSites).execute();
}

/** Boots and migrates once for all test files, which then start from the images. Returns their folder. */
export async function prepareImages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-test-'));
  // Every test file reads the image whole: without spare log and databases it is a third of the size.
  const pglite = await PGlite.create({ extensions: { citext }, initDbStartParams: ['--wal-segsize=1'] });
  await pglite.exec('update pg_database set datistemplate = false');
  for (const spare of ['template0', 'template1']) await pglite.exec(`drop database ${spare}`);
  const keep = async (image: Image) => {
    await pglite.exec('checkpoint');
    const dump = await pglite.dumpDataDir('none');
    await writeFile(fileOf(folder, image), Buffer.from(await dump.arrayBuffer()));
  };
  await keep('empty');
  const db = new Kysely<Tables>({ dialect: createPgliteDialect(pglite) });
  await migrateAndFill(db);
  await keep('prepared');
  await db.destroy();
  return folder;
}

declare global {
  /** PGlite as the environment of the tests compiled it. */
  var PGLITE_MODULE: WebAssembly.Module;
}

interface TestDatabase {
  db: Database;
  /** Only on a server. */
  url?: string;
  /** How many callers wait for another's transaction: for its locks on a server, for its connection in PGlite. */
  countWaiting(): Promise<number>;
  close(): Promise<void>;
}

/** The dialect, with the callers counted that have no connection yet. */
function countCallers(dialect: Dialect) {
  let waiting = 0;
  const createDriver = () => {
    const driver = dialect.createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async () => {
      waiting += 1;
      return acquire().finally(() => (waiting -= 1));
    };
    return driver;
  };
  return { dialect: { ...dialect, createDriver }, countWaiting: async () => waiting };
}

/** @returns how many backends of this database wait for a lock, read on a connection of its own. */
async function countLockWaits(db: Database): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db);
  return rows.length;
}

async function openImage(image: Image): Promise<TestDatabase> {
  const bytes = await readFile(fileOf(process.env[imagesVariable] ?? '', image));
  const loadDataDir = new Blob([new Uint8Array(bytes)]);
  const pgliteWasmModule = globalThis.PGLITE_MODULE;
  const pglite = await PGlite.create({ extensions: { citext }, loadDataDir, pgliteWasmModule });
  const { dialect, countWaiting } = countCallers(createPgliteDialect(pglite));
  const db = new Kysely<Tables>({ dialect });
  return { db, countWaiting, close: () => db.destroy() };
}

/** A database without tables: PGlite, or one of its own on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openImage('empty');
  const created = await createDatabase(server);
  const { db, close } = await openDatabase({ DATABASE_URL: created.url, DATABASE_CONNECTIONS: 10, DATA_DIR: '' });
  const countWaiting = () => countLockWaits(db);
  return { db, url: created.url, countWaiting, close: () => close().then(created.drop) };
}

/** A database with tables, roles and sites, without people. */
export async function openPreparedDatabase(): Promise<TestDatabase> {
  if (!process.env.TEST_DATABASE_URL) return openImage('prepared');
  const opened = await openEmptyDatabase();
  await migrateAndFill(opened.db);
  return opened;
}
