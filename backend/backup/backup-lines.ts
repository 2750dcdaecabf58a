import * as z from 'zod/mini';

/**
 * A backup is lines of JSON: a header, every row of every table, every sequence, and the number of rows, which shows
 * whether the file is whole. A row is the database's own JSON text, kept unread, because JavaScript would round its large
 * numbers. Nothing in it depends on the engine, so a backup moves between the embedded database and PostgreSQL.
 */
const header = z.object({
  format: z.literal('ponte-backup'),
  version: z.literal(1),
  migration: z.string(),
  at: z.string(),
});
const line = z.union([
  header,
  z.object({ table: z.string(), row: z.string() }),
  z.object({ sequence: z.string(), value: z.number() }),
  z.object({ rows: z.int() }),
]);
export type BackupLine = z.infer<typeof line>;

function parse<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** @throws Error when the lines are not a whole backup: at the first line that shows it. */
export async function* parseBackup(lines: AsyncIterable<string>): AsyncGenerator<BackupLine> {
  let rows = 0;
  let number = 0;
  for await (const text of lines) {
    number += 1;
    const parsed = number === 1 ? parse(header, text) : parse(line, text);
    if (!parsed && number === 1) throw new Error('This is not a backup of Ponte.');
    if (!parsed) throw new Error(`The backup is damaged in line ${number}.`);
    if ('rows' in parsed && parsed.rows !== rows) break;
    yield parsed;
    if ('rows' in parsed) return;
    if ('table' in parsed) rows += 1;
  }
  throw new Error(
    number === 0
      ? 'This is not a backup of Ponte.'
      : 'The backup is cut off: it does not hold the rows that it should.',
  );
}
