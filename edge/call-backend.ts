import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Target } from './decide';
import { BodyTooLarge, BodyTooSlow, isDeclaredTooLarge, limitBody, limitsOfBody } from './request-body';
import { limits, type Timeouts } from './rules';
import { sendCallError, sendSiteError } from './send-error';

const methodsWithoutBody = ['GET', 'HEAD'];

/** Forwards a call unchanged to the backend, with the caller's address; sends an error if that fails. */
type CallBackend = (request: FastifyRequest, reply: FastifyReply, target: Target) => FastifyReply;

export async function addBackend(app: FastifyInstance, base: string, timeouts: Timeouts): Promise<CallBackend> {
  await app.register(replyFrom, {
    base,
    undici: {
      connect: { timeout: timeouts.connect },
      headersTimeout: timeouts.backend,
      bodyTimeout: timeouts.backend,
    },
  });
  let uploads = 0;

  return function callBackend(request, reply, { path, search }) {
    drainAfterwards(request, reply);
    const bodyLimits = limitsOfBody(path, timeouts);
    if (isDeclaredTooLarge(request.raw, bodyLimits)) return sendCallError(reply, 'bodyTooLarge');
    if (!methodsWithoutBody.includes(request.method)) {
      if (bodyLimits.isUpload) {
        // Each holds a connection to the backend for as long as its caller likes.
        if (uploads >= limits.uploadsAtOnce) return sendCallError(reply, 'tooMany');
        uploads += 1;
        reply.raw.once('close', () => (uploads -= 1));
      }
      request.body = limitBody(request.raw, bodyLimits);
    }
    try {
      return reply.from(path, {
        queryString: () => search.slice(1),
        rewriteRequestHeaders: forwardedHeaders,
        rewriteHeaders: withoutConnectionHeaders,
        // The library would retry ten times after a 503; retrying is the caller's decision.
        retryDelay: () => null,
        onError: (_reply, { error }) => void sendBackendError(reply, error),
      });
    } catch {
      // The library decodes the path, and accepts only UTF-8.
      return sendSiteError(reply, 'badRequest');
    }
  };
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

/** They are about the connection to the backend: passed on, they would keep a connection open whose caller closes it. */
function withoutConnectionHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = headers;
  return rest;
}

function sendBackendError(reply: FastifyReply, error: Error): FastifyReply {
  if (error.cause instanceof BodyTooLarge) return sendCallError(reply, 'bodyTooLarge');
  if (error.cause instanceof BodyTooSlow) return sendCallError(reply.header('Connection', 'close'), 'bodyTooSlow');
  const { statusCode } = error as { statusCode?: number };
  return sendCallError(reply, statusCode === 504 ? 'timedOut' : 'unreachable');
}
