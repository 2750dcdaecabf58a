import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** The driver's message for a query without a response within `query_timeout`. */
const readTimeoutMessage = 'Query read timeout';

/**
 * Removes connections without a response from the pool. The driver would give one to the next caller, which would wait
 * behind the query that never ends.
 */
export function dropSilentConnections(pool: pg.Pool): PostgresPool {
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
