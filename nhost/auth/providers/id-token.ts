import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { AuthDatabase } from '../../database/tables';
import type { ZodTypes } from '../../http/zod-validation';
import { signUpOptions } from '../accounts/account-schemas';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { decideRedirect } from '../http/redirect-urls';
import { getCaller, lockCaller } from '../sessions/bearer';
import { findOrCreateUser, isNew, linkIdentity } from './provider-accounts';
import { readProfile } from './profile';

const shared = {
  provider: z.string().check(z.maxLength(40)),
  idToken: z.string().check(z.maxLength(10_000)),
  nonce: z.optional(z.string().check(z.maxLength(500))),
};
const signIn = z.strictObject({ ...shared, options: signUpOptions });
const link = z.strictObject(shared);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Signs in, and links an identity to a user, by an id token that the page got from a provider itself. */
export function addIdTokens(app: FastifyInstance, context: AuthContext): void {
  const { db, config, clock, sessions, elevation, limits, providers, redirectUrls, addressOf } = context;
  const routes = app.withTypeProvider<ZodTypes>();

  async function verify({ provider, idToken, nonce }: z.output<typeof link>) {
    const known = providers.get(provider);
    if (!known?.verifyIdToken) throw new AuthError('invalid-request', 'provider: has no id tokens');
    if (known.settings.audiences.length === 0) throw new AuthError('disabled-endpoint');
    const claims = await known.verifyIdToken(idToken, clock());
    if (claims.nonce !== undefined && claims.nonce !== sha256(nonce ?? '')) throw new AuthError('invalid-request');
    // The verifier requires it.
    const expires = new Date((claims.exp ?? 0) * 1000);
    // Of what is signed: the same token can be spelled in several ways.
    const hash = sha256(JSON.stringify(claims));
    return { identity: { provider, profile: readProfile(claims) }, hash, expires };
  }

  /** An id token is good for one call, so that one that leaks later is worthless. */
  async function useUp(trx: AuthDatabase, { hash, expires }: { hash: string; expires: Date }): Promise<void> {
    const row = await trx
      .insertInto('auth.used_id_tokens')
      .values({ hash, expires_at: expires })
      .onConflict((conflict) => conflict.doNothing())
      .returning('hash')
      .executeTakeFirst();
    if (!row) throw new AuthError('invalid-request', 'the id token was used before');
  }

  routes.post('/signin/idtoken', { schema: { body: signIn } }, async (request) => {
    const { options, ...given } = request.body;
    decideRedirect(redirectUrls, config.clientUrl, options?.redirectTo);
    const token = await verify(given);
    if (await isNew(db, token.identity)) await limits.count('SIGNUPS', addressOf(request));
    const session = await db.transaction().execute(async (trx) => {
      await useUp(trx, token);
      const { userId, isDisabled } = await findOrCreateUser(context, trx, token.identity, options);
      return isDisabled ? undefined : sessions.open(trx, userId);
    });
    if (!session) throw new AuthError('disabled-user');
    return { session };
  });

  routes.post('/link/idtoken', { onRequest: elevation.require, schema: { body: link } }, async (request) => {
    const caller = getCaller(request);
    if (caller.isAnonymous) throw new AuthError('forbidden-anonymous');
    const token = await verify(request.body);
    await db.transaction().execute(async (trx) => {
      const { id } = await lockCaller(trx, caller);
      await useUp(trx, token);
      await linkIdentity(trx, id, token.identity);
    });
    return 'OK';
  });
}
