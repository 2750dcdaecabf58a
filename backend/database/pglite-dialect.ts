import type { PGlite } from '@electric-sql/pglite';
import {
  type CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
} from 'kysely';

/**
 * PGlite is one connection: callers take turns, so that no query runs inside another caller's transaction.
 * It works on the thread that serves requests, and promises alone never yield to the event loop: each turn therefore
 * ends with a turn of the event loop. Otherwise all queries of a login would run before a request that arrives meanwhile.
 */
function createTurns() {
  let last = Promise.resolve();
  return function takeTurn(): Promise<() => void> {
    let end = () => {};
    const before = last;
    last = new Promise((resolve) => (end = resolve));
    return before.then(() => end);
  };
}

function createConnection(pglite: PGlite): DatabaseConnection {
  return {
    async executeQuery<R>({ sql, parameters }: CompiledQuery) {
      const { rows, affectedRows } = await pglite.query<R>(sql, [...parameters]);
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) };
    },
    streamQuery() {
      throw new Error('PGlite does not stream');
    },
  };
}

function createDriver(pglite: PGlite): Driver {
  const connection = createConnection(pglite);
  const takeTurn = createTurns();
  let endTurn = () => {};
  // Without parameters, a third of the work of a query: every transaction has two of these.
  const run = (sql: string) => async () => void (await pglite.exec(sql));
  return {
    init: () => pglite.waitReady,
    acquireConnection: async () => {
      endTurn = await takeTurn();
      return connection;
    },
    releaseConnection: async () => void setImmediate(endTurn),
    beginTransaction: run('begin'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    destroy: () => pglite.close(),
  };
}

/** Kysely over the embedded PostgreSQL. */
export function createPgliteDialect(pglite: PGlite): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(pglite),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
