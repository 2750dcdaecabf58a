import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { Kysely, sql, type Dialect } from 'kysely';
import { openDatabase, type Database } from '../database/database';
import { createPgliteDialect } from '../database/pglite-dialect';
import type { Tables } from '../database/tables';
import { createDatabase } from './postgres-server';
import { fileOf, imagesVariable, templateVariable, type Image } from './prepare';

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

/** A database of its own on a PostgreSQL: a copy of `template`, or an empty one. */
async function openOnServer(server: string, template?: string): Promise<TestDatabase> {
  const created = await createDatabase(server, template);
  const { db, close } = await openDatabase({ DATABASE_URL: created.url, DATABASE_CONNECTIONS: 10, DATA_DIR: '' });
  const countWaiting = () => countLockWaits(db);
  return { db, url: created.url, countWaiting, close: () => close().then(created.drop) };
}

/** A database without tables: PGlite, or one of its own on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openImage('empty');
}

/** A database with tables, roles and sites, without people. */
export async function openPreparedDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server, process.env[templateVariable]) : openImage('prepared');
}
