import { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify';
import type { Server } from 'node:http';
import { decideLanguage } from '../locales/texts';

/** Slow clients are cut off while they send headers or body; a malformed request gets a JSON response. */
export const serverOptions = {
  logController: new LogController({ disableRequestLogging: true }),
  requestTimeout: 15_000,
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

/** An API answer is data for one caller: not a page, not framed, not cached, not readable by other origins. */
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
