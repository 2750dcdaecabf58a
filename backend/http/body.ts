import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/**
 * Bodies are JSON or empty. An empty body counts as absent: the admin client sends the content type on every call.
 * `JSON.parse` makes `__proto__` a plain own property, which the strict schemas reject by name.
 */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) => {
    if (text === '') return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw new ApiError('badRequest', { cause: error });
    }
  });
}

/**
 * Reads and drops the rest of a body that was rejected as too long. Fastify would close the connection at once, and a
 * client that is still sending would find it broken before it reads the 413. The request timeout bounds this.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 413) return;
    reply.removeHeader('connection');
    request.raw.resume();
  });
}
