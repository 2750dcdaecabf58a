import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { displayName, locale, metadata } from '../accounts/account-schemas';
import { insertAccount } from '../accounts/accounts.repository';
import { decideLocale } from '../accounts/decide-account';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import type { ZodTypes } from '../../http/zod-validation';

const body = z.nullish(z.strictObject({ displayName, locale, metadata }));

export function addAnonymousSignIn(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, sessions, limits, addressOf } = context;

  app.withTypeProvider<ZodTypes>().post('/signin/anonymous', { schema: { body } }, async (request) => {
    if (!config.AUTH_ANONYMOUS_USERS_ENABLED) throw new AuthError('disabled-endpoint');
    if (config.AUTH_DISABLE_SIGNUP) throw new AuthError('signup-disabled');
    await limits.count('SIGNUPS', addressOf(request));
    const account = {
      default_role: 'anonymous',
      display_name: request.body?.displayName ?? 'Anonymous User',
      locale: decideLocale(config, request.body?.locale),
      metadata: request.body?.metadata ? JSON.stringify(request.body.metadata) : null,
      is_anonymous: true,
      created_at: clock(),
    };
    const session = await db.transaction().execute(async (trx) => {
      const userId = await insertAccount(trx, account, ['anonymous']);
      return sessions.open(trx, userId);
    });
    return { session };
  });
}
