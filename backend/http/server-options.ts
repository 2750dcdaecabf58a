import { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { Server } from 'node:http';
import { decideLanguage } from '../locales/texts';

/**
 * Slow clients are cut off while they send headers or body; a malformed request gets a JSON response. `requestTimeout` is the
 * most that an upload may take; `limitBodyTime` gives other requests less.
 */
export const serverOptions = {
  logController: new LogController({ disableRequestLogging: true }),
  requestTimeout: 1_800_000,
  keepAliveTimeout: 65_000,
  connectionTimeout: 0,
  http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
  routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
  clientErrorHandler(error, socket) {
    const status = {
      HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
      ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
    }[error.code];
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const body = '{"error":"Bad request"}';
    socket.end(
      `HTTP/1.1 ${status ?? '400 Bad Request'}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  },
} satisfies FastifyHttpOptions<Server>;

/** `TRUST_PROXY`: whose `X-Forwarded-For` is trusted: `true`, `false`, or addresses and their usual names. */
export function decideTrustProxy(setting: string): boolean | string[] {
  if (setting === 'true') return true;
  if (setting === 'false') return false;
  return setting.split(',').map((part) => part.trim());
}

/** An API response is data for one caller: not a page, not framed, not cached, not readable by other origins. */
const safety = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...safety,
      'content-language': decideLanguage(request.headers['accept-language']),
      vary: 'Accept-Language',
      'x-request-id': request.id,
    });
  });
}

interface Failure extends Error {
  code?: unknown;
  constraint?: unknown;
}

interface Described {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error without its values: a database error carries the parameters of its query. */
function describeError({ name, message, stack = '', code, constraint, cause }: Failure): Described {
  const why: object = cause instanceof Error ? { cause: describeError(cause) } : {};
  return { type: name, message, stack, code, constraint, ...why };
}

export const logOptions = {
  redact: ['req.headers.authorization', 'headers.authorization', '*.senha', '*.token', '*.password_hash'],
  serializers: { err: describeError },
};

/** One line per request: the route instead of the URL, so that ids and queries are not logged. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
        person: request.person?.id,
      },
      'request',
    );
  });
}
