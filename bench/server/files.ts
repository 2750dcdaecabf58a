import { readFile } from 'node:fs/promises';
import { encodings, isCompressible } from '../../releases/store/compression';
import type { Subject } from '../subjects/subject';

const [brotli] = encodings;

export interface Encoded {
  readonly body: Buffer;
  readonly encoding?: 'br';
}

/** A subject's files, compressed as a promote does it: pages at once, other files on their first request. */
export async function createFiles({ pages, locate }: Subject): Promise<(path: string) => Promise<Encoded | undefined>> {
  const files = new Map<string, Encoded>();
  for (const [path, html] of pages) {
    files.set(path, { body: await brotli.encode(Buffer.from(html), 'good'), encoding: 'br' });
  }

  return async (path) => {
    const encoded = files.get(path) ?? (await encode(path));
    if (encoded) files.set(path, encoded);
    return encoded;
  };

  async function encode(path: string): Promise<Encoded | undefined> {
    const file = locate(path);
    const body = file && (await readFile(file).catch(() => undefined));
    if (!body) return undefined;
    return isCompressible(path) ? { body: await brotli.encode(body, 'best'), encoding: 'br' } : { body };
  }
}
