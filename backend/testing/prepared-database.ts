import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { sampleRoles } from 'fixtures/roles';
import { sampleSites } from 'fixtures/sites';
import { Kysely } from 'kysely';
import { openDatabase, openPglite, type Database } from '../database/database';
import { migrate } from '../database/migrate';
import { createPgliteDialect } from '../database/pglite-dialect';
import type { Tables } from '../database/tables';
import { createDatabase } from './postgres-database';

/** Where the images lie that `prepareImages` made; workers know it from the environment. */
export const imagesVariable = 'PONTE_TEST_IMAGES';
type Image = 'empty' | 'prepared';
const fileOf = (folder: string, image: Image) => join(folder, `${image}.tar`);

async function migrateAndFill(db: Database): Promise<void> {
  await migrate(db);
  await db.insertInto('roles').values(sampleRoles).execute();
  await db.insertInto('sites').values(sampleSites).execute();
}

/** Boots and migrates once for all test files, which then start from the images. Answers with their folder. */
export async function prepareImages(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-test-'));
  const pglite = await openPglite();
  const keep = async (image: Image) => {
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

interface TestDatabase {
  db: Database;
  /** Only on a server. */
  url?: string;
  close(): Promise<void>;
}

async function openImage(image: Image): Promise<TestDatabase> {
  const bytes = await readFile(fileOf(process.env[imagesVariable] ?? '', image));
  const loadDataDir = new Blob([new Uint8Array(bytes)]);
  const pglite = await PGlite.create({ extensions: { citext }, loadDataDir });
  const db = new Kysely<Tables>({ dialect: createPgliteDialect(pglite) });
  return { db, close: () => db.destroy() };
}

/** A database without tables: PGlite, or one of its own on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return openImage('empty');
  const created = await createDatabase(server);
  const { db, close } = await openDatabase({ DATABASE_URL: created.url, DATABASE_CONNECTIONS: 10, DATA_DIR: '' });
  return { db, url: created.url, close: () => close().then(created.drop) };
}

/** A database with tables, roles and sites and nobody in it. */
export async function openPreparedDatabase(): Promise<TestDatabase> {
  if (!process.env.TEST_DATABASE_URL) return openImage('prepared');
  const opened = await openEmptyDatabase();
  await migrateAndFill(opened.db);
  return opened;
}
