import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
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

/** Writes lines to a compressed file that only its owner reads; it has its name only once it is whole. */
export async function writeLines(
  file: string,
  produce: (write: (line: string) => Promise<void>) => Promise<number>,
): Promise<number> {
  const unfinished = `${file}.part`;
  const gzip = createGzip();
  const disk = gzip.pipe(createWriteStream(unfinished, { mode: 0o600 }));
  const count = await produce(async (line) => {
    if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
  });
  gzip.end();
  await finished(disk);
  await rename(unfinished, file);
  return count;
}

export function readLines(file: string): AsyncIterable<string> {
  const input = createReadStream(file);
  const gunzip = createGunzip();
  input.once('error', (error) => gunzip.destroy(error));
  return createInterface({ input: input.pipe(gunzip), crlfDelay: Infinity });
}
