import { readFile, writeFile } from 'node:fs/promises';
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

const imageFile = join(tmpdir(), `ponte-test-database-${process.ppid}-${process.pid}.tar`);

export async function migrateAndFill(db: Database): Promise<void> {
  await migrate(db);
  await db.insertInto('roles').values(sampleRoles).execute();
  await db.insertInto('sites').values(sampleSites).execute();
}

/** Boots and migrates once for all test files, which then start from the image. Answers with the image's file. */
export async function prepareImage(): Promise<string> {
  const pglite = await openPglite();
  const db = new Kysely<Tables>({ dialect: createPgliteDialect(pglite) });
  await migrateAndFill(db);
  const image = await pglite.dumpDataDir('none');
  await writeFile(imageFile, Buffer.from(await image.arrayBuffer()));
  await db.destroy();
  return imageFile;
}

export async function openImage(file: string): Promise<Database> {
  const image = new Blob([new Uint8Array(await readFile(file))]);
  const pglite = await PGlite.create({ extensions: { citext }, loadDataDir: image });
  return new Kysely<Tables>({ dialect: createPgliteDialect(pglite) });
}

/** An empty PGlite, or an empty database of its own on the PostgreSQL of `TEST_DATABASE_URL`. */
export async function openEmptyDatabase(): Promise<{ db: Database; url?: string; close(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const db = new Kysely<Tables>({ dialect: createPgliteDialect(await openPglite()) });
    return { db, close: () => db.destroy() };
  }
  const { createDatabase } = await import('./postgres-database');
  const created = await createDatabase(server);
  const { db, close } = await openDatabase({ DATABASE_URL: created.url, DATABASE_CONNECTIONS: 10, DATA_DIR: '' });
  return { db, url: created.url, close: () => close().then(created.drop) };
}

/** A database with tables, roles and sites and nobody in it. */
export async function openPreparedDatabase(): Promise<{ db: Database; url?: string; close(): Promise<void> }> {
  const image = process.env.PONTE_TEST_IMAGE;
  if (image) {
    const db = await openImage(image);
    return { db, close: () => db.destroy() };
  }
  const opened = await openEmptyDatabase();
  await migrateAndFill(opened.db);
  return opened;
}
