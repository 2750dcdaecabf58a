import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config';
import { lockDataFolder } from './data-folder-lock';
import { createPgliteDialect } from './pglite-dialect';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** The embedded PostgreSQL, in a folder or (without one) in memory. */
export function openPglite(folder?: string): Promise<PGlite> {
  return PGlite.create({ extensions: { citext }, ...(folder === undefined ? {} : { dataDir: folder }) });
}

async function openEmbedded(dataFolder: string): Promise<OpenDatabase> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const unlock = await lockDataFolder(dataFolder);
  const db = new Kysely<Tables>({ dialect: createPgliteDialect(await openPglite(join(dataFolder, 'db'))) });
  return { db, close: () => db.destroy().finally(unlock) };
}

function openServer(url: string, connections: number): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'ponte',
  });
  // A connection that dies while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'>,
): Promise<OpenDatabase> {
  if (config.DATABASE_URL === undefined) return openEmbedded(config.DATA_DIR);
  return openServer(config.DATABASE_URL, config.DATABASE_CONNECTIONS);
}
