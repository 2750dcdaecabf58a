import { sql } from 'kysely';
import type { Database } from '../database/database';
import { migrate, migrations } from '../database/migrate';
import type { BackupLine } from './dump';
import { listTables } from './table-order';

const rowsPerWrite = 500;

function readHeader(line: string | undefined) {
  const header = JSON.parse(line ?? 'null') as Extract<BackupLine, { format: string }> | null;
  if (header?.format !== 'ponte-backup' || header.version !== 1) throw new Error('This is not a backup of Ponte.');
  if (!(header.migration in migrations)) {
    throw new Error(`The backup is of version ${header.migration}, which this release does not know. Use a newer one.`);
  }
  return header;
}

async function requireEmpty(db: Database): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('auth.users') is not null as exists`.execute(db);
  if (!rows[0]?.exists) return;
  const anybody = await db.selectFrom('auth.users').select('id').limit(1).executeTakeFirst();
  if (anybody) throw new Error('The database is not empty. Restore into an empty one and point DATABASE_URL at it.');
}

async function insertRows(trx: Database, table: string, rows: readonly string[]): Promise<void> {
  const name = sql.table(table);
  await sql`insert into ${name} overriding system value
    select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`.execute(trx);
}

async function fill(trx: Database, lines: AsyncIterator<string>): Promise<number> {
  const all = sql.join((await listTables(trx)).map((table) => sql.table(table)));
  await sql`truncate ${all} cascade`.execute(trx);
  let count = 0;
  let batch: { table: string; rows: string[] } = { table: '', rows: [] };
  const flush = async () => {
    if (batch.rows.length > 0) await insertRows(trx, batch.table, batch.rows);
    count += batch.rows.length;
  };
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = JSON.parse(next.value) as BackupLine;
    if ('table' in line) {
      if (line.table !== batch.table || batch.rows.length === rowsPerWrite) {
        await flush();
        batch = { table: line.table, rows: [] };
      }
      batch.rows.push(line.row);
    } else if ('sequence' in line) {
      await sql`select setval(${line.sequence}::regclass, ${line.value}::float8::bigint)`.execute(trx);
    } else if ('rows' in line) {
      await flush();
      if (line.rows === count) return count;
    }
  }
  throw new Error('The backup is cut off: it does not hold the rows that it should.');
}

/**
 * Fills an empty database from the lines of a backup: sets it up as it was when the backup was made, puts the rows back,
 * all or none, and then brings it to this release's version.
 */
export async function load(db: Database, backup: AsyncIterable<string>): Promise<number> {
  const lines = backup[Symbol.asyncIterator]();
  const first = await lines.next();
  const { migration } = readHeader(first.done ? undefined : first.value);
  await requireEmpty(db);
  await migrate(db, migration);
  const rows = await db.transaction().execute((trx) => fill(trx, lines));
  await migrate(db);
  return rows;
}
