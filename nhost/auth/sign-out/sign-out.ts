import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { lockAccount } from '../accounts/accounts.repository';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { ZodTypes } from '../http/zod-validation';

/** The one request of the service that may have other fields. */
const body = z.looseObject({ refreshToken: z.optional(z.uuid()), all: z.optional(z.boolean()) });

export function addSignOut(app: FastifyInstance, { db, sessions, bearer }: AuthContext): void {
  app.withTypeProvider<ZodTypes>().post('/signout', { schema: { body } }, async (request) => {
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
