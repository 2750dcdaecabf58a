import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { readConfig, type Config } from '../config/config';

/** A path as the person typed it, seen from where npm was started and not from the folder that it changed to. */
export function resolveTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

export function readTypedConfig(): Config {
  const config = readConfig(process.env);
  return { ...config, DATA_DIR: resolveTyped(config.DATA_DIR) };
}

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

/** No row of ours comes near it; a file of another kind may be one endless line. */
const longestLine = 64 * 1024 * 1024;

const reasons: Readonly<Record<string, string>> = {
  Z_DATA_ERROR: 'The backup is damaged.',
  Z_BUF_ERROR: 'The backup is cut off.',
};

/** The lines of a compressed file. @throws Error that says why it is none. */
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
