import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config';
import { finishSwap, lockDataFolder, lockFileOf, watchFilesInPlace } from './data-folder';
import { createPgliteDialect } from './pglite-dialect';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

export interface ServedDatabase extends OpenDatabase {
  /** Whether the files of the embedded database are still the ones that it was opened with. */
  isInPlace(): Promise<boolean>;
}

/** The embedded PostgreSQL, in a folder or (without one) in memory. */
export function openPglite(folder?: string): Promise<PGlite> {
  return PGlite.create({ extensions: { citext }, ...(folder === undefined ? {} : { dataDir: folder }) });
}

/** @throws Error that says what to do when the folder holds something that does not open. */
export async function openFolder(folder: string): Promise<OpenDatabase> {
  // Without its version file the folder would look empty, and a new database would overwrite the old one.
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? [] : [error.code],
  );
  const isBroken = files.length > 0 && !files.includes('PG_VERSION');
  const pglite = isBroken ? undefined : await openPglite(folder).catch(() => undefined);
  if (!pglite) {
    throw new Error(
      `The database in ${folder} is corrupt and does not open. Restore a backup (npm run restore -- FILE), which keeps ` +
        'what is there beside it.',
    );
  }
  const db = new Kysely<Tables>({ dialect: createPgliteDialect(pglite) });
  return { db, close: () => db.destroy() };
}

async function openEmbedded(dataFolder: string): Promise<ServedDatabase> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const unlock = await lockDataFolder(dataFolder);
  try {
    await finishSwap(dataFolder);
    const folder = join(dataFolder, 'db');
    const { db, close } = await openFolder(folder);
    const isInPlace = await watchFilesInPlace(folder, lockFileOf(dataFolder));
    const closeAndUnlock = async () => {
      try {
        await close();
      } finally {
        await unlock();
      }
    };
    return { db, isInPlace, close: closeAndUnlock };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** The driver's message for a query without a response within `query_timeout`. */
const readTimeoutMessage = 'Query read timeout';

/**
 * Removes connections without a response from the pool. The driver would give one to the next caller, which would wait
 * behind the query that never ends.
 */
function dropSilentConnections(pool: pg.Pool): PostgresPool {
  return { connect: async () => watch(await pool.connect()), end: () => pool.end() };
}

function watch(client: pg.PoolClient): PostgresPoolClient {
  let silence: Error | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // The rollback of the transaction must not wait for another timeout.
    if (silence) throw silence;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (error instanceof Error && error.message === readTimeoutMessage) silence = error;
      throw error;
    }
  };
  // Kysely uses cursors only to stream, which is not used here.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(silence) };
}

/** Timeout of a query, applied by the server, and by the client when the server does not respond. */
const usualQueryTimeoutMs = 15_000;

function openServer(url: string, connections: number, queryTimeoutMs: number): ServedDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 3_000,
    statement_timeout: queryTimeoutMs,
    // The server's own limit does not help when the server no longer responds.
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: queryTimeoutMs,
    application_name: 'ponte',
  });
  // The pool replaces a connection that dies while idle; without a listener the event would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: dropSilentConnections(pool) }) });
  return { db, isInPlace: async () => true, close: () => db.destroy() };
}

export async function openDatabase(
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_CONNECTIONS' | 'DATA_DIR'>,
  { queryTimeoutMs = usualQueryTimeoutMs } = {},
): Promise<ServedDatabase> {
  if (config.DATABASE_URL === undefined) return openEmbedded(config.DATA_DIR);
  return openServer(config.DATABASE_URL, config.DATABASE_CONNECTIONS, queryTimeoutMs);
}
