import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error';

/**
 * Bodies are JSON or nothing. An empty body is none, because the admin client names the content type on every call.
 * `JSON.parse` makes `__proto__` a plain own property, which the strict schemas refuse by name.
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
