import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** The driver's own words for a query that the server did not answer in `query_timeout`. */
const readTimeoutMessage = 'Query read timeout';

/**
 * The pool without connections whose server fell silent: the driver would give one to the next caller, who would wait
 * behind the query that never ends.
 */
export function dropSilentConnections(pool: pg.Pool): PostgresPool {
  return { connect: async () => watch(await pool.connect()), end: () => pool.end() };
}

function watch(client: pg.PoolClient): PostgresPoolClient {
  let silence: Error | undefined;
  const query = async (sql: string, parameters: readonly unknown[]) => {
    // A transaction's rollback must not wait once more.
    if (silence) throw silence;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (error instanceof Error && error.message === readTimeoutMessage) silence = error;
      throw error;
    }
  };
  // Kysely asks for cursors only where it streams, which nothing here does.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(silence) };
}
