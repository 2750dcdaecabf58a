import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { BackupLine } from './backup-file';

const ours = sql`n.nspname in ('auth', 'public', 'storage') and c.relname not like 'kysely%'`;

/** Each table after those that it refers to. */
export function sortByReferences(tables: readonly string[], references: ReadonlyArray<readonly [string, string]>) {
  const sorted: string[] = [];
  const visit = (table: string, path: readonly string[]) => {
    if (sorted.includes(table) || path.includes(table)) return;
    for (const [from, to] of references) if (from === table) visit(to, [...path, table]);
    sorted.push(table);
  };
  for (const table of tables) visit(table, []);
  return sorted;
}

/** All tables, in an order in which they can be filled. */
export async function listTables(db: Database): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${ours} order by 1`.execute(db);
  const references = await sql<{ from: string; to: string }>`
    select n.nspname || '.' || c.relname as from, tn.nspname || '.' || t.relname as to
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class t on t.oid = k.confrelid join pg_namespace tn on tn.oid = t.relnamespace
    where k.contype = 'f' and ${ours}`.execute(db);
  const names = tables.rows.map(({ name }) => name);
  return sortByReferences(
    names,
    references.rows.map(({ from, to }) => [from, to]),
  );
}

const rowsPerRead = 1000;

async function getMigration(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
    db,
  );
  if (!rows[0]) throw new Error('This database has never been set up.');
  return rows[0].name;
}

async function* dumpRows(trx: Database, table: string): AsyncGenerator<string> {
  const rows = sql`select json_build_object('table', ${sql.lit(table)}, 'row', to_json(t)::text)::text as line from ${sql.table(table)} t`;
  await sql`declare backup no scroll cursor for ${rows}`.execute(trx);
  for (;;) {
    const read = await sql<{ line: string }>`fetch ${sql.lit(rowsPerRead)} from backup`.execute(trx);
    for (const { line } of read.rows) yield line;
    if (read.rows.length < rowsPerRead) break;
  }
  await sql`close backup`.execute(trx);
}

/** Passes every line of a backup to `write`, from one snapshot of the database, without blocking its writers. */
export async function dump(db: Database, write: (line: string) => Promise<void>): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const writeLine = (line: BackupLine) => write(JSON.stringify(line));
      const at = new Date().toISOString();
      await writeLine({ format: 'ponte-backup', version: 1, migration: await getMigration(trx), at });
      let rows = 0;
      for (const table of await listTables(trx)) {
        for await (const line of dumpRows(trx, table)) {
          await write(line);
          rows += 1;
        }
      }
      const sequences = await sql<{ sequence: string; value: number }>`
        select schemaname || '.' || sequencename as sequence, last_value::float8 as value from pg_sequences
        where schemaname in ('auth', 'public', 'storage') and last_value is not null`.execute(trx);
      for (const sequence of sequences.rows) await writeLine(sequence);
      await writeLine({ rows });
      return rows;
    });
}
