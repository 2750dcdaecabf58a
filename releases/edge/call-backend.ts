import type { IncomingHttpHeaders } from 'node:http';
import { Transform } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits, backendPrefixes, type Timeouts } from './rules';
import { sendCallRefusal } from './send-refusal';

class BodyTooLarge extends Error {}

/** Passes calls on to the backend as they came, with the caller's address, and answers for it when it cannot. */
export async function addBackend(app: FastifyInstance, upstream: string, timeouts: Timeouts): Promise<void> {
  app.addHook('preParsing', async (_request, _reply, payload) => payload.pipe(limitBody(payload)));
  for (const prefix of backendPrefixes) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      undici: {
        connect: { timeout: timeouts.connect },
        headersTimeout: timeouts.backend,
        bodyTimeout: timeouts.backend,
      },
      replyOptions: {
        rewriteRequestHeaders: forwardedHeaders,
        // The library would ask ten times more after a 503; whoever called decides that.
        retryDelay: () => null,
        // Typed for HTTP/2 too, which the edge does not speak.
        onError: (reply, { error }) => void answerFailure(reply as FastifyReply, error),
      },
    });
  }
}

/** The caller's own claims about where it comes from are replaced, or it could pose as any address. */
function forwardedHeaders(
  request: Pick<FastifyRequest, 'ip' | 'protocol' | 'headers'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const { forwarded: _claimed, ...rest } = headers;
  return {
    ...rest,
    'x-forwarded-for': request.ip,
    ...(request.headers.host && { 'x-forwarded-host': request.headers.host }),
    'x-forwarded-proto': request.protocol,
  };
}

export function isTooLong(request: FastifyRequest): boolean {
  return Number(request.headers['content-length'] ?? 0) > limits.bodyBytes;
}

/** A body that does not say its length is counted while it goes through. */
function limitBody(source: NodeJS.ReadableStream): Transform {
  let bytes = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > limits.bodyBytes ? new BodyTooLarge() : null, chunk);
    },
  });
  source.once('error', (error) => limited.destroy(error));
  return limited;
}

function answerFailure(reply: FastifyReply, error: Error): FastifyReply {
  if (error.cause instanceof BodyTooLarge) {
    return sendCallRefusal(reply.header('Connection', 'close'), 'bodyTooLarge');
  }
  const { statusCode } = error as { statusCode?: number };
  return sendCallRefusal(reply, statusCode === 504 ? 'timedOut' : 'unreachable');
}
