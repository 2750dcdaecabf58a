import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ZodTypes } from '../../http/zod-validation';
import { email } from '../accounts/account-schemas';
import { findAccountByEmail, lockAccount } from '../accounts/accounts.repository';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { createAuthentication } from './authentication';
import { assertion } from './credential-schemas';
import { requireWebauthn } from './require-webauthn';
import { countUse, listKeyIds } from './security-keys.repository';

const start = z.nullish(z.strictObject({ email: z.optional(email) }));
const finish = z.strictObject({ credential: assertion, email: z.optional(z.string()) });

/** Signs in by a security key: one of an e-mail's user, or any that the browser finds for this site. */
export function addWebauthnSignIn(app: FastifyInstance, context: AuthContext): void {
  const { db, config, sessions, limits, addressOf } = context;
  const authentication = createAuthentication(context);
  const routes = app.withTypeProvider<ZodTypes>();

  async function findKeysOf(address: string): Promise<{ userId: string; keyIds: string[] }> {
    const user = await findAccountByEmail(db, address);
    if (!user) throw new AuthError('invalid-email-password');
    if (user.disabled) throw new AuthError('disabled-user');
    if (config.AUTH_EMAIL_SIGNIN_EMAIL_VERIFIED_REQUIRED && !user.email_verified) {
      throw new AuthError('unverified-user');
    }
    const keyIds = await listKeyIds(db, user.id);
    if (keyIds.length === 0) throw new AuthError('invalid-request');
    return { userId: user.id, keyIds };
  }

  routes.post('/signin/webauthn', { schema: { body: start } }, async (request) => {
    requireWebauthn(config);
    const address = request.body?.email;
    if (address === undefined) return authentication.start('webauthn-sign-in', {});
    // The response tells whether the e-mail has keys: only wrong ones count.
    const takeBack = await limits.count('BRUTE_FORCE', `webauthn ${addressOf(request)}`);
    const { userId, keyIds } = await findKeysOf(address);
    await takeBack();
    return authentication.start('webauthn-sign-in', { userId }, keyIds);
  });

  routes.post('/signin/webauthn/verify', { schema: { body: finish } }, async ({ body }) => {
    requireWebauthn(config);
    const { key, counter } = await authentication.finish('webauthn-sign-in', body.credential);
    const session = await db.transaction().execute(async (trx) => {
      await lockAccount(trx, key.user_id);
      await countUse(trx, key, counter);
      return sessions.open(trx, key.user_id, { hasSecondFactor: true });
    });
    return { session };
  });
}
