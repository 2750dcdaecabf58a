import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as z from 'zod/mini';

/** Writes lines to a compressed file that only its owner can read, and renames it when it is complete. */
export async function writeLines(
  file: string,
  produce: (write: (line: string) => Promise<void>) => Promise<number>,
): Promise<number> {
  const unfinished = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
  const write = (line: string) =>
    new Promise<void>((done, fail) => gzip.write(`${line}\n`, (error) => (error ? fail(error) : done())));
  try {
    // A full disk ends the pipeline while the producer waits to write.
    const [count] = await Promise.all([produce(write).finally(() => gzip.end()), written]);
    await rename(unfinished, file);
    return count;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Far longer than any row. A file of another kind may be one endless line. */
const longestLine = 64 * 1024 * 1024;

const reasons: Readonly<Record<string, string>> = {
  Z_DATA_ERROR: 'The backup is corrupt.',
  Z_BUF_ERROR: 'The backup is cut off.',
};

/** The lines of a compressed file. @throws Error that names what is wrong with the file. */
export async function* readLines(file: string, signal?: AbortSignal): AsyncGenerator<string> {
  const gunzip = createGunzip();
  const input = createReadStream(file, signal && { signal });
  input.once('error', (error) => gunzip.destroy(error));
  let rest = '';
  try {
    for await (const chunk of input.pipe(gunzip).setEncoding('utf8') as AsyncIterable<string>) {
      signal?.throwIfAborted();
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > longestLine) throw new Error('This is not a backup of Ponte.');
      yield* lines;
    }
    if (rest) yield rest;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (message === 'incorrect header check') throw new Error('This is not a backup of Ponte.', { cause: error });
    throw code && code in reasons ? new Error(reasons[code], { cause: error }) : error;
  } finally {
    input.destroy();
  }
}

/**
 * A backup is lines of JSON: a header, every row of every table, every sequence, and the number of rows, which shows
 * whether the file is whole. A row is the database's own JSON text, which is not parsed because JavaScript would round its
 * large numbers. Nothing in it depends on the engine, so a backup moves between the embedded database and PostgreSQL.
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

/** @throws Error at the first line that shows that this is not a whole backup. */
export async function* parseBackup(lines: AsyncIterable<string>): AsyncGenerator<BackupLine> {
  let rows = 0;
  let number = 0;
  for await (const text of lines) {
    number += 1;
    const parsed = number === 1 ? parse(header, text) : parse(line, text);
    if (!parsed && number === 1) throw new Error('This is not a backup of Ponte.');
    if (!parsed) throw new Error(`The backup is corrupt in line ${number}.`);
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
