import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Target } from './decide';
import { limitOfBody, type Timeouts } from './rules';
import { sendCallError, sendSiteError } from './send-error';

const methodsWithoutBody = ['GET', 'HEAD'];

class BodyTooLarge extends Error {}

export async function addBackend(app: FastifyInstance, base: string, timeouts: Timeouts): Promise<void> {
  await app.register(replyFrom, {
    base,
    undici: {
      connect: { timeout: timeouts.connect },
      headersTimeout: timeouts.backend,
      bodyTimeout: timeouts.backend,
    },
  });
}

/** Forwards a call unchanged to the backend, with the caller's address; sends an error if that fails. */
export function callBackend(request: FastifyRequest, reply: FastifyReply, { path, search }: Target): FastifyReply {
  drainAfterwards(request, reply);
  const mostBytes = limitOfBody(path);
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) return sendCallError(reply, 'bodyTooLarge');
  if (!methodsWithoutBody.includes(request.method)) request.body = limitBody(request, mostBytes);
  try {
    return reply.from(path, {
      queryString: () => search.slice(1),
      rewriteRequestHeaders: forwardedHeaders,
      // The library would retry ten times after a 503; retrying is the caller's decision.
      retryDelay: () => null,
      onError: (_reply, { error }) => void sendBackendError(reply, error),
    });
  } catch {
    // The library decodes the path, and accepts only UTF-8.
    return sendSiteError(reply, 'badRequest');
  }
}

/** Drops what a caller still sends after its response: closing the connection instead would lose the response. */
function drainAfterwards({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => raw.unpipe().resume());
}

/** Replaces the forwarding headers that the caller sent, or it could pose as any address. */
function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'protocol' | 'headers'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  // The edge has sent 100 Continue itself, and the client library does not support `Expect`.
  const { forwarded: _forwarded, expect: _expect, ...rest } = headers;
  return {
    ...rest,
    'x-forwarded-for': request.ip,
    ...(request.headers.host && { 'x-forwarded-host': request.headers.host }),
    'x-forwarded-proto': request.protocol,
  };
}

function sendBackendError(reply: FastifyReply, error: Error): FastifyReply {
  if (error.cause instanceof BodyTooLarge) return sendCallError(reply, 'bodyTooLarge');
  const { statusCode } = error as { statusCode?: number };
  return sendCallError(reply, statusCode === 504 ? 'timedOut' : 'unreachable');
}

/** The request's body, if it has one. The bytes of a body without a declared length are counted as they pass. */
function limitBody({ raw, headers }: FastifyRequest, mostBytes: number): Transform | undefined {
  if (!headers['content-length'] && !headers['transfer-encoding']) return undefined;
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > mostBytes ? new BodyTooLarge() : null, chunk);
    },
  });
  raw.once('error', (error) => limited.destroy(error));
  return raw.pipe(limited);
}
