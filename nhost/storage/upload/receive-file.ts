import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type busboy from 'busboy';
import { headBytes } from './mime-type';

export interface ReceivedFile {
  /** The complete content, in the incoming folder. */
  path: string;
  name: string;
  declaredType: string;
  size: number;
  md5: string;
  /** The first bytes. */
  head: Buffer;
}

/** Writes a file of the form and reads what is needed of it on the way. Settles when the file is closed. */
export async function receiveFile(
  stream: Readable,
  path: string,
  { filename, mimeType }: busboy.FileInfo,
): Promise<ReceivedFile> {
  const hash = createHash('md5');
  let head = Buffer.alloc(0);
  let size = 0;
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()));
  const written = pipeline(
    stream,
    async function* observe(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
        yield chunk;
      }
    },
    file,
  );
  // A broken pipeline rejects at once, also while the file is still being opened: it would be created after its removal.
  try {
    await written;
  } finally {
    await closed;
  }
  return { path, name: filename ?? 'file', declaredType: mimeType, size, md5: hash.digest('hex'), head };
}

export async function removeFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}
