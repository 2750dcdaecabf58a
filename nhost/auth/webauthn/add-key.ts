import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ZodTypes } from '../../http/zod-validation';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { getCaller, lockCaller } from '../sessions/bearer';
import { newCredential, nickname } from './credential-schemas';
import { createRegistration } from './registration';
import { requireWebauthn } from './require-webauthn';
import { insertKey, listKeyIds, requireRoomForKey } from './security-keys.repository';

const start = z.nullish(z.strictObject({}));
const finish = z.strictObject({ credential: newCredential, nickname });

/** Another security key for a signed-in user. The first one needs no elevated session: there is nothing to elevate by. */
export function addSecurityKey(app: FastifyInstance, context: AuthContext): void {
  const { db, config, bearer, elevation } = context;
  const registration = createRegistration(context);
  const routes = app.withTypeProvider<ZodTypes>();
  const firstKeyIsFree = { isFreeWithoutKey: true };

  routes.post('/user/webauthn/add', { onRequest: bearer.require, schema: { body: start } }, async (request) => {
    requireWebauthn(config);
    const caller = getCaller(request);
    if (caller.isAnonymous) throw new AuthError('forbidden-anonymous');
    await elevation.requireFor(db, caller, firstKeyIsFree);
    const { id: userId, display_name } = await db.transaction().execute((trx) => lockCaller(trx, caller));
    await requireRoomForKey(db, userId);
    const keyIds = await listKeyIds(db, userId);
    return registration.start('webauthn-add', { userId }, { name: display_name, keyIds });
  });

  routes.post('/user/webauthn/verify', { onRequest: bearer.require, schema: { body: finish } }, async (request) => {
    requireWebauthn(config);
    const caller = getCaller(request);
    const { key, data } = await registration.finish('webauthn-add', request.body.credential);
    if (data.userId !== caller.userId) throw new AuthError('invalid-request');
    const id = await db.transaction().execute(async (trx) => {
      await lockCaller(trx, caller);
      // Under the lock: of two first keys that are added at once, the second one is no first key.
      await elevation.requireFor(trx, caller, firstKeyIsFree);
      await requireRoomForKey(trx, caller.userId);
      return insertKey(trx, caller.userId, key, request.body.nickname);
    });
    return { id, nickname: request.body.nickname };
  });
}
