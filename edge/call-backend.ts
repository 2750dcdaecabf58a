import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyTooLarge, isTooLong, limitBody } from './limit-body';
import type { Target } from './parse-target';
import type { Timeouts } from './rules';
import { sendCallRefusal, sendSiteRefusal } from './send-refusal';

const methodsWithoutBody = ['GET', 'HEAD'];

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

/** Passes a call on to the backend as it came, with the caller's address, and answers for it when it cannot. */
export function callBackend(request: FastifyRequest, reply: FastifyReply, { path, search }: Target): FastifyReply {
  drainAfterwards(request, reply);
  if (isTooLong(request)) return sendCallRefusal(reply, 'bodyTooLarge');
  if (!methodsWithoutBody.includes(request.method)) request.body = limitBody(request);
  try {
    return reply.from(path, {
      queryString: () => search.slice(1),
      rewriteRequestHeaders: forwardedHeaders,
      // The library would ask ten times more after a 503; whoever called decides that.
      retryDelay: () => null,
      onError: (_reply, { error }) => void answerFailure(reply, error),
    });
  } catch {
    // It decodes the path once more, and takes only UTF-8.
    return sendSiteRefusal(reply, 'badRequest');
  }
}

/** What a caller still sends after its answer is dropped; a connection that is closed on it would lose the answer. */
function drainAfterwards({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => raw.unpipe().resume());
}

/** The caller's own claims about where it comes from are replaced, or it could pose as any address. */
function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'protocol' | 'headers'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  // The edge said 100 itself, and the client library sends none.
  const { forwarded: _claimed, expect: _answered, ...rest } = headers;
  return {
    ...rest,
    'x-forwarded-for': request.ip,
    ...(request.headers.host && { 'x-forwarded-host': request.headers.host }),
    'x-forwarded-proto': request.protocol,
  };
}

function answerFailure(reply: FastifyReply, error: Error): FastifyReply {
  if (error.cause instanceof BodyTooLarge) return sendCallRefusal(reply, 'bodyTooLarge');
  const { statusCode } = error as { statusCode?: number };
  return sendCallRefusal(reply, statusCode === 504 ? 'timedOut' : 'unreachable');
}
