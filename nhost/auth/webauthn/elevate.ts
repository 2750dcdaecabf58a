import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ZodTypes } from '../../http/zod-validation';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { getCaller, lockCaller } from '../sessions/bearer';
import { createAuthentication } from './authentication';
import { assertion } from './credential-schemas';
import { requireWebauthn } from './require-webauthn';
import { countUse, listKeyIds } from './security-keys.repository';

const start = z.nullish(z.strictObject({ email: z.optional(z.string()) }));
const finish = z.strictObject({ credential: assertion, email: z.optional(z.string()) });

/** Opens an elevated session for a caller who signs with one of the security keys. The e-mail is ignored. */
export function addElevation(app: FastifyInstance, context: AuthContext): void {
  const { db, config, bearer, sessions } = context;
  const authentication = createAuthentication(context);
  const routes = app.withTypeProvider<ZodTypes>();

  routes.post('/elevate/webauthn', { onRequest: bearer.require, schema: { body: start } }, async (request) => {
    requireWebauthn(config);
    const { userId } = getCaller(request);
    const keyIds = await listKeyIds(db, userId);
    if (keyIds.length === 0) throw new AuthError('invalid-request');
    return authentication.start('webauthn-elevate', { userId }, keyIds);
  });

  routes.post('/elevate/webauthn/verify', { onRequest: bearer.require, schema: { body: finish } }, async (request) => {
    requireWebauthn(config);
    const caller = getCaller(request);
    const { key, counter } = await authentication.finish('webauthn-elevate', request.body.credential);
    if (key.user_id !== caller.userId) throw new AuthError('invalid-request');
    const session = await db.transaction().execute(async (trx) => {
      await lockCaller(trx, caller);
      await countUse(trx, key, counter);
      return sessions.open(trx, caller.userId, { isElevated: true });
    });
    return { session };
  });
}
