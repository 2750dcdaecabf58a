import type { FastifyInstance } from 'fastify';
import * as openid from 'openid-client';
import * as z from 'zod/mini';
import { json } from '../../config/values';
import type { ZodTypes } from '../../http/zod-validation';
import { signUpFields } from '../accounts/account-schemas';
import type { AuthContext } from '../context';
import { AuthError } from '../errors/auth-error';
import { decideRedirect } from '../http/redirect-urls';
import type { Caller } from '../sessions/bearer';
import { ceremonySeconds, markBrowser } from './browser-cookie';
import { callbackUrlOf, redirectWithError } from './provider-redirects';

const split = z.transform((text: string) => text.split(','));
const { displayName, locale, defaultRole, redirectTo } = signUpFields;

export const providerParams = z.object({ provider: z.string().check(z.maxLength(40)) });
/** The options of a sign-up as an address carries them, and the access token of a user to link the identity to. */
const query = z.object({
  connect: z.optional(z.string().check(z.maxLength(8000))),
  redirectTo,
  displayName,
  locale,
  defaultRole,
  allowedRoles: z.optional(z.pipe(z.pipe(z.string(), split), z.array(z.string()).check(z.maxLength(20)))),
  metadata: z.optional(z.pipe(z.pipe(z.string().check(z.maxLength(4000)), json), z.record(z.string(), z.unknown()))),
});

/** Sends the browser to a provider. */
export function addProviderStart(app: FastifyInstance, context: AuthContext): void {
  const { db, config, bearer, challenges, elevation, providers, redirectUrls } = context;

  async function findCaller(token: string): Promise<Caller> {
    const caller = await bearer.find(token);
    if (!caller) throw new AuthError('unauthorized');
    if (caller.isAnonymous) throw new AuthError('forbidden-anonymous');
    await elevation.requireFor(db, caller);
    return caller;
  }

  // No HEAD: nothing but a browser that goes there should leave a challenge.
  const options = { schema: { params: providerParams, querystring: query }, exposeHeadRoute: false };

  app.withTypeProvider<ZodTypes>().get('/signin/provider/:provider', options, async (request, reply) => {
    const { connect, redirectTo: wanted, ...signUp } = request.query;
    let target = config.clientUrl;
    try {
      target = decideRedirect(redirectUrls, config.clientUrl, wanted);
      const provider = providers.get(request.params.provider);
      if (!provider?.settings.isEnabled) throw new AuthError('disabled-endpoint');
      const caller = connect === undefined ? {} : { connect: await findCaller(connect) };
      const { name } = provider.settings;
      const secrets = { codeVerifier: openid.randomPKCECodeVerifier(), nonce: openid.randomNonce() };
      const state = openid.randomState();
      const redirectUri = callbackUrlOf(config, name);
      const address = await provider.buildAuthorizationUrl({ ...secrets, redirectUri, state });
      const browserHash = markBrowser(config, request, reply);
      const data = { provider: name, redirectTo: target, options: signUp, ...secrets, browserHash, ...caller };
      await challenges.store('provider', { challenge: state, data, seconds: ceremonySeconds });
      return await reply.redirect(address.href, 302);
    } catch (error) {
      return redirectWithError(config, request, reply, target, error);
    }
  });
}
