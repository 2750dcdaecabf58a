import type { Socket } from 'node:net';
import { cacheControl, securityHeaders } from './headers';
import { siteRefusals, type SiteRefusal } from './refusals';

const refusalByCode: Readonly<Record<string, SiteRefusal>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
};

/** Answers what was no whole request, so that it never became one: too slow, too long, or not HTTP. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { status, text } = siteRefusals[refusalByCode[error.code ?? ''] ?? 'badRequest'];
  const body = `${text}\n`;
  const headers = {
    ...securityHeaders,
    'Cache-Control': cacheControl.refusal,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${text}\r\n${lines.join('')}\r\n${body}`);
}
