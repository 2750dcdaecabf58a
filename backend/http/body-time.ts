import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

class BodyTooSlow extends Error {
  readonly code = 'ERR_HTTP_REQUEST_TIMEOUT';
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Ends requests whose body takes too long, as Node's `requestTimeout` would, which knows no exceptions. A route that limits
 * the time itself is an exception until it responds.
 */
export function limitBodyTime(app: FastifyInstance, timeoutMs = 15_000): void {
  function limit(raw: IncomingMessage): void {
    const timer = setTimeout(() => {
      if (!raw.complete) app.server.emit('clientError', new BodyTooSlow(), raw.socket);
    }, timeoutMs).unref();
    raw.once('close', () => clearTimeout(timer));
  }

  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    if (!hasBody(raw)) return;
    if (routeOptions.config.limitsBodyTime) reply.raw.once('finish', () => raw.complete || limit(raw));
    else limit(raw);
  });
}
