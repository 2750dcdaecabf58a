import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { ZodTypes } from '../http/zod-validation';

const refresh = z.strictObject({ refreshToken: z.uuid() });
const verify = z.nullish(z.strictObject({ token: z.optional(z.string().check(z.maxLength(8000))) }));

export function addToken(app: FastifyInstance, { sessions, bearer }: AuthContext): void {
  const routes = app.withTypeProvider<ZodTypes>();

  // Not wrapped in `session`: that is how Nhost's clients read it.
  routes.post('/token', { schema: { body: refresh } }, ({ body }) => sessions.rotate(body.refreshToken));

  routes.post('/token/verify', { schema: { body: verify } }, async (request) => {
    const given = request.body?.token ?? request.headers.authorization?.replace(/^Bearer /i, '');
    if (given === undefined || !(await bearer.find(given))) throw new AuthError('invalid-request');
    return 'OK';
  });
}
