import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { badRequest, StorageError } from '../errors/storage-error';
import { type ReceivedFile, receiveFile, removeFiles } from './receive-file';

export interface ReceivedForm {
  files: ReceivedFile[];
  metadata: string[];
  bucketId: string;
}

export interface FormLimits {
  fileBytes: number;
  files: number;
  requestBytes: number;
  /** The longest pause between two pieces of the request. */
  pauseMs: number;
}

const fieldBytes = 64 * 1024;
const fileFields = ['file[]', 'file'];

function createParser({ headers }: IncomingMessage, { fileBytes, files }: FormLimits): busboy.Busboy {
  const limits = { fieldNameSize: 100, fieldSize: fieldBytes, fields: files + 5, fileSize: fileBytes, files };
  try {
    return busboy({ headers, defParamCharset: 'utf8', limits: { ...limits, parts: 2 * files + 10, headerPairs: 50 } });
  } catch (error) {
    throw badRequest('the body is not a form', { cause: error });
  }
}

async function withinPause<T>(next: Promise<T>, pauseMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StorageError(408, 'the upload stalled')), pauseMs);
  });
  return Promise.race([next, stalled]).finally(() => clearTimeout(timer));
}

/** Yields a request's body; unlike its own iterator, it leaves the connection open, for the response to an error. */
async function* readBody(request: IncomingMessage, { requestBytes, pauseMs }: FormLimits): AsyncGenerator<Buffer> {
  const chunks = request.iterator({ destroyOnReturn: false }) as AsyncGenerator<Buffer>;
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await withinPause(chunks.next(), pauseMs);
      if (done) return;
      bytes += value.length;
      if (bytes > requestBytes) throw new StorageError(413, 'the request is too large');
      yield value;
    }
  } finally {
    // After a stall it would wait for the piece that does not come.
    void chunks.return(undefined);
  }
}

/**
 * Receives a form with files into the incoming folder. The caller removes them; after an error none is left.
 *
 * @throws StorageError when the body is no such form or is over a limit
 */
export async function receiveForm(request: IncomingMessage, folder: string, limits: FormLimits): Promise<ReceivedForm> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const form: ReceivedForm = { files: [], metadata: [], bucketId: 'default' };
  const parser = createParser(request, limits);
  const receiving: Array<Promise<ReceivedFile>> = [];
  const paths: string[] = [];
  let failure: Error | undefined;
  const fail = (error: Error) => {
    // What is destroyed after it reports errors of its own.
    failure ??= error;
    parser.destroy(error);
  };

  parser.on('file', (field, stream, info) => {
    // Without a listener, the error of a stream that nothing reads any more would end the process.
    stream.on('error', () => {});
    if (!fileFields.includes(field)) fail(badRequest('files are sent as file[]'));
    if (failure) return void stream.resume();
    const data = { filename: info.filename, maxSize: limits.fileBytes };
    stream.on('limit', () => fail(new StorageError(400, 'file too big', data)));
    const path = join(folder, randomUUID());
    paths.push(path);
    const received = receiveFile(stream, path, info);
    received.catch(fail);
    receiving.push(received);
  });
  parser.on('field', (field, value, { valueTruncated }) => {
    if (valueTruncated) return fail(badRequest('a field of the form is too large'));
    if (field === 'metadata[]' || field === 'metadata') form.metadata.push(value);
    if (field === 'bucket-id') form.bucketId = value;
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    parser.on(limit, () => fail(badRequest('the form has too many parts')));
  }

  try {
    await pipeline(readBody(request, limits), parser);
    form.files = await Promise.all(receiving);
    return form;
  } catch (error) {
    await Promise.allSettled(receiving);
    await removeFiles(paths);
    throw toFormError(failure ?? error);
  }
}

/** An error with a code is the system's, such as a full disk; the parser's have none. */
function toFormError(error: unknown): unknown {
  if (error instanceof StorageError) return error;
  const { code } = error as NodeJS.ErrnoException;
  const isCallers = code === undefined || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE';
  return isCallers ? badRequest('the form is not complete', { cause: error }) : error;
}
