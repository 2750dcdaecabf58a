import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { cacheControl, securityHeaders } from './headers';
import { acceptedLanguage, backendMethods, siteMethods } from './rules';
import { callErrors, siteErrors, type CallError, type SiteError } from './error-responses';

export function sendSiteError(reply: FastifyReply, error: SiteError): FastifyReply {
  const { status, text } = siteErrors[error];
  return begin(reply, siteErrors[error], siteMethods).code(status).type('text/plain; charset=utf-8').send(`${text}\n`);
}

export function sendCallError(reply: FastifyReply, error: CallError): FastifyReply {
  const { status, texts } = callErrors[error];
  const language = acceptedLanguage(reply.request.headers['accept-language']);
  return begin(reply, callErrors[error], backendMethods)
    .code(status)
    .header('Content-Language', language)
    .header('Vary', 'Accept-Language')
    .send({ error: texts[language] });
}

function begin(
  reply: FastifyReply,
  { status, retryAfter }: { status: number; retryAfter?: number },
  methods: readonly string[],
): FastifyReply {
  if (retryAfter) reply.header('Retry-After', String(retryAfter));
  if (status === 405) reply.header('Allow', methods.join(', '));
  return reply.header('Cache-Control', cacheControl.error);
}

const errorByCode: Readonly<Record<string, SiteError>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

/** Responds to a request that could not be parsed: too slow, too long, or not HTTP. */
export function sendBrokenRequestError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { status, text } = siteErrors[errorByCode[error.code ?? ''] ?? 'badRequest'];
  const body = `${text}\n`;
  const headers = {
    ...securityHeaders,
    'Cache-Control': cacheControl.error,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${body}`);
}
