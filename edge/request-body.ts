import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { limits, uploadPath, type Timeouts } from './rules';

export class BodyTooLarge extends Error {}
export class BodyTooSlow extends Error {}

export interface BodyLimits {
  readonly bytes: number;
  /** In milliseconds: for the whole body or, of an upload, between two pieces of it. */
  readonly time: number;
  readonly isUpload: boolean;
}

export function limitsOfBody(path: string, { request, uploadPause }: Timeouts): BodyLimits {
  return path === uploadPath
    ? { bytes: limits.uploadBytes, time: uploadPause, isUpload: true }
    : { bytes: limits.bodyBytes, time: request, isUpload: false };
}

export function isDeclaredTooLarge({ headers }: IncomingMessage, { bytes }: BodyLimits): boolean {
  return Number(headers['content-length'] ?? 0) > bytes;
}

/**
 * A request's body, if it has one, piece by piece as it comes. It fails with `BodyTooLarge`, as the bytes of a body without a
 * declared length are counted on the way, or with `BodyTooSlow`.
 */
export function limitBody(raw: IncomingMessage, { bytes, time, isUpload }: BodyLimits): Transform | undefined {
  if (!raw.headers['content-length'] && !raw.headers['transfer-encoding']) return undefined;
  let received = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (isUpload) timer.refresh();
      done(received > bytes ? new BodyTooLarge() : null, chunk);
    },
  });
  const timer = setTimeout(() => limited.destroy(new BodyTooSlow()), time);
  limited.once('close', () => clearTimeout(timer));
  // It may fail when nothing reads it any more.
  limited.on('error', () => {});
  raw.once('error', (error) => limited.destroy(error));
  return raw.pipe(limited);
}
