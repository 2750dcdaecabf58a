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
 * PGlite is one connection: whoever has it keeps the others waiting, so that no query falls into another's transaction.
 * It works on the thread that answers calls, and its promises alone never let that thread look up: each turn therefore
 * ends with one of the event loop, or all queries of a login would come before a call that arrives meanwhile.
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
