import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { sampleRoles, sampleSites } from 'fixtures/people';
import { Kysely } from 'kysely';
import { openDatabase, type Database } from '../database/database';
import { migrate } from '../database/migrate';
import { createPgliteDialect } from '../database/pglite-dialect';
import type { Tables } from '../database/tables';
import { createDatabase } from './postgres-server';

/** Names the folder of the images that `prepareImages` made; workers read it from the environment. */
export const imagesVariable = 'PONTE_TEST_IMAGES';
/** Names the database that `prepareTemplate` made. */
export const templateVariable = 'PONTE_TEST_TEMPLATE';
export type Image = 'empty' | 'prepared';
export const fileOf = (folder: string, image: Image) => join(folder, `${image}.tar`);

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

/** Migrates one database of a PostgreSQL, which each test file then copies. Returns its name. */
export async function prepareTemplate(server: string): Promise<string> {
  const { name, url } = await createDatabase(server);
  const { db, close } = await openDatabase({ DATABASE_URL: url, DATABASE_CONNECTIONS: 1, DATA_DIR: '' });
  try {
    await migrateAndFill(db);
  } finally {
    await close();
  }
  return name;
}
