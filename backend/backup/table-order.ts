import { sql } from 'kysely';
import type { Database } from '../database/database';

const ours = sql`n.nspname in ('auth', 'public') and c.relname not like 'kysely%'`;

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

/** All tables with something to keep, in an order in which they can be filled. */
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
