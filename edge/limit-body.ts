import { Transform } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { limits } from './rules';

export class BodyTooLarge extends Error {}

export function isTooLong({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > limits.bodyBytes;
}

/** The request's body, if it has one. One that does not say its length is counted while it goes through. */
export function limitBody({ raw, headers }: FastifyRequest): Transform | undefined {
  if (!headers['content-length'] && !headers['transfer-encoding']) return undefined;
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limits.bodyBytes ? new BodyTooLarge() : null, chunk);
    },
  });
  raw.once('error', (error) => limited.destroy(error));
  return raw.pipe(limited);
}
