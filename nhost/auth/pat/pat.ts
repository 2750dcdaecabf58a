import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { accountCaps } from '../accounts/account-caps';
import { metadata } from '../accounts/account-schemas';
import { lockAccount } from '../accounts/accounts.repository';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { ZodTypes } from '../../http/zod-validation';
import { getCaller, lockCaller } from '../sessions/bearer';
import { hashRefreshToken } from '../sessions/sessions';

const create = z.strictObject({ expiresAt: z.iso.datetime({ offset: true }), metadata });
const signIn = z.strictObject({ personalAccessToken: z.uuid() });

/** Personal access tokens: long-lived, and each sign-in with one opens an ordinary session. */
export function addPersonalAccessTokens(app: FastifyInstance, context: AuthContext): void {
  const { db, clock, sessions, elevation } = context;
  const routes = app.withTypeProvider<ZodTypes>();

  async function requireRoom(trx: typeof db, userId: string): Promise<void> {
    const tokens = trx.selectFrom('auth.refresh_tokens').where('user_id', '=', userId).where('type', '=', 'pat');
    const live = await tokens.where('expires_at', '>', clock()).select('id').execute();
    if (live.length >= accountCaps.personalAccessTokens) throw new AuthError('too-many-personal-access-tokens');
  }

  routes.post('/pat', { onRequest: elevation.require, schema: { body: create } }, async (request) => {
    const { userId, isAnonymous } = getCaller(request);
    if (isAnonymous) throw new AuthError('forbidden-anonymous');
    const expires_at = new Date(request.body.expiresAt);
    if (!(expires_at > clock())) throw new AuthError('invalid-request', 'expiresAt is in the past');
    const personalAccessToken = randomUUID();
    const token = {
      user_id: userId,
      type: 'pat' as const,
      refresh_token_hash: hashRefreshToken(personalAccessToken),
      metadata: request.body.metadata ? JSON.stringify(request.body.metadata) : null,
      created_at: clock(),
      expires_at,
    };
    const { id } = await db.transaction().execute(async (trx) => {
      // Under the lock, so that calls at once do not exceed the cap together.
      await lockCaller(trx, getCaller(request));
      await requireRoom(trx, userId);
      return trx.insertInto('auth.refresh_tokens').values(token).returning('id').executeTakeFirstOrThrow();
    });
    return { id, personalAccessToken };
  });

  routes.post('/signin/pat', { schema: { body: signIn } }, async (request) => {
    const hash = hashRefreshToken(request.body.personalAccessToken);
    const findUserId = async (trx: typeof db) => {
      const tokens = trx.selectFrom('auth.refresh_tokens').where('refresh_token_hash', '=', hash);
      const row = await tokens
        .where('type', '=', 'pat')
        .where('expires_at', '>', clock())
        .select('user_id')
        .executeTakeFirst();
      if (!row) throw new AuthError('invalid-pat');
      return row.user_id;
    };
    const session = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, await findUserId(trx));
      // Again under the lock: a sign-out everywhere may have ended the token meanwhile.
      return sessions.open(trx, await findUserId(trx));
    });
    return { session };
  });
}
