import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { ZodTypes } from '../../http/zod-validation';
import { lockAccount } from '../accounts/accounts.repository';

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

/** The one request of the service that may have other fields. */
const signOut = z.looseObject({ refreshToken: z.optional(z.uuid()), all: z.optional(z.boolean()) });

export function addSignOut(app: FastifyInstance, { db, sessions, bearer }: AuthContext): void {
  app.withTypeProvider<ZodTypes>().post('/signout', { schema: { body: signOut } }, async (request) => {
    const { refreshToken, all } = request.body;
    if (all) {
      await bearer.identify(request);
      const userId = request.caller?.userId;
      if (userId === undefined) throw new AuthError('invalid-request');
      await db.transaction().execute(async (trx) => {
        await lockAccount(trx, userId);
        await sessions.endAll(trx, userId);
      });
      return 'OK';
    }
    if (refreshToken === undefined) throw new AuthError('invalid-request');
    await sessions.end(refreshToken);
    return 'OK';
  });
}
