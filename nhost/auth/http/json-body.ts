import type { FastifyInstance } from 'fastify';
import { AuthError } from '../errors/auth-error';

const maxDepth = 32;

/** PostgreSQL stores neither NUL nor half a surrogate pair, and rejects JSON that is nested too deep. */
function canBeStored(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !/[\0\p{Surrogate}]/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === maxDepth) return false;
  return Object.entries(value).every(([key, one]) => canBeStored(key) && canBeStored(one, depth + 1));
}

/** A body is JSON or empty. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string) => {
    if (text === '') return undefined;
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch (error) {
      throw new AuthError('invalid-request', 'the body is not JSON', { cause: error });
    }
    if (!canBeStored(body))
      throw new AuthError('invalid-request', 'the body has characters or nesting that are not allowed');
    return body;
  });
}
