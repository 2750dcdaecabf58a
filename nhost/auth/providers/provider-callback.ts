import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ZodTypes } from '../../http/zod-validation';
import type { ChallengeData } from '../challenges/challenges';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { addQuery } from '../http/redirect-urls';
import { lockCaller } from '../sessions/bearer';
import { readBrowserHash } from './browser-cookie';
import { type Profile, readSentName } from './profile';
import { findOrCreateUser, isNew, linkIdentity } from './provider-accounts';
import { callbackUrlOf, redirectWithError } from './provider-redirects';
import { providerParams } from './provider-start';

type Pending = ChallengeData['provider'];

const query = z.object({ state: z.string().check(z.regex(/^[\w-]{1,100}$/)) });
const searchOf = ({ url }: FastifyRequest) => new URL(url, 'http://localhost').search;

/** Where a provider sends the browser back to: signs in, or links the identity, and sends the browser on. */
export function addProviderCallback(app: FastifyInstance, context: AuthContext): void {
  const { db, config, challenges, sessions, limits, providers, addressOf } = context;

  /** Each state is good for one try, of the browser that started with it. */
  async function takePending(request: FastifyRequest, name: string): Promise<Pending> {
    const { data: given } = z.safeParse(query, request.query);
    const pending = given && (await challenges.take('provider', given.state));
    if (!pending || pending.provider !== name || pending.browserHash !== readBrowserHash(request)) {
      throw new AuthError('invalid-state');
    }
    return pending;
  }

  /** Returns the refresh token of a new session; none where the caller has one. */
  async function finish(request: FastifyRequest, pending: Pending, profile: Profile): Promise<string | undefined> {
    const { connect, options } = pending;
    const identity = { provider: pending.provider, profile };
    if (connect) {
      await db.transaction().execute(async (trx) => {
        const { id } = await lockCaller(trx, connect);
        await linkIdentity(trx, id, identity);
      });
      return undefined;
    }
    if (await isNew(db, identity)) await limits.count('SIGNUPS', addressOf(request));
    const session = await db.transaction().execute(async (trx) => {
      const { userId, isDisabled } = await findOrCreateUser(context, trx, identity, options);
      return isDisabled ? undefined : sessions.open(trx, userId);
    });
    if (!session) throw new AuthError('disabled-user');
    return session.refreshToken;
  }

  // No HEAD: a probe would use up the state.
  const options = { schema: { params: providerParams }, exposeHeadRoute: false };

  app.withTypeProvider<ZodTypes>().get('/signin/provider/:provider/callback', options, async (request, reply) => {
    const { provider: name } = request.params;
    let target = config.clientUrl;
    try {
      const provider = providers.get(name);
      if (!provider?.settings.isEnabled) throw new AuthError('disabled-endpoint');
      const pending = await takePending(request, name);
      target = pending.redirectTo;
      const current = new URL(callbackUrlOf(config, name) + searchOf(request));
      const profile = { ...readSentName(request.query), ...(await provider.fetchProfile(current, pending)) };
      const refreshToken = await finish(request, pending, profile);
      return await reply.redirect(refreshToken === undefined ? target : addQuery(target, { refreshToken }), 302);
    } catch (error) {
      return redirectWithError(config, request, reply, target, error);
    }
  });
}
