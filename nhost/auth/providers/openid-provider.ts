import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as openid from 'openid-client';
import type { OpenidSettings } from '../../config/provider-settings';
import { AuthError } from '../errors/auth-error';
import { signAppleSecret } from './apple-secret';
import { buildCodeUrl, exchangeCode, timeoutSeconds } from './code-flow';
import { readProfile } from './profile';
import type { Provider } from './provider';

/** Whether the keys could not be fetched, rather than that a token is wrong. */
const isUnreachable = (error: unknown) =>
  !(error instanceof errors.JOSEError) || ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code);

/** A provider whose addresses and keys are fetched when they are first needed. */
export function createOpenidProvider(settings: OpenidSettings): Provider {
  const { issuer, clientId, clientSecret, audiences, scope, responseMode, appleKey } = settings;
  let found: Promise<openid.Configuration> | undefined;
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

  const discover = () => {
    const execute = new URL(issuer).protocol === 'http:' ? [openid.allowInsecureRequests] : [];
    const options = { execute, timeout: timeoutSeconds };
    found ??= openid
      .discovery(new URL(issuer), clientId || 'none', clientSecret || undefined, undefined, options)
      .catch((error: unknown) => {
        // The next call tries again.
        found = undefined;
        throw new AuthError('service-unavailable', undefined, { cause: error });
      });
    return found;
  };

  return {
    settings,

    async buildAuthorizationUrl(request) {
      const mode = responseMode && { response_mode: responseMode };
      return buildCodeUrl(await discover(), request, { scope, nonce: request.nonce, ...mode });
    },

    async fetchProfile(current, { codeVerifier, nonce }) {
      const configuration = await discover();
      const checks = { pkceCodeVerifier: codeVerifier, expectedNonce: nonce, idTokenExpected: true };
      const secret = appleKey && { client_secret: await signAppleSecret(appleKey, issuer, clientId) };
      const tokens = await exchangeCode(configuration, current, checks, secret);
      const claims = tokens.claims();
      if (!claims) throw new AuthError('oauth-profile-fetch-failed');
      const isWhole = claims.email !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined;
      if (isWhole) return readProfile(claims);
      const more = await openid
        .fetchUserInfo(configuration, tokens.access_token, claims.sub)
        .catch((error: unknown) => {
          throw new AuthError('oauth-profile-fetch-failed', undefined, { cause: error });
        });
      return readProfile({ ...claims, ...more, sub: claims.sub });
    },

    async verifyIdToken(idToken, now) {
      const { jwks_uri, issuer: exact } = (await discover()).serverMetadata();
      if (jwks_uri === undefined) throw new AuthError('service-unavailable');
      keys ??= createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeoutSeconds * 1000 });
      const claims = { issuer: exact, audience: audiences, requiredClaims: ['sub', 'exp', 'iat'], currentDate: now };
      const verified = await jwtVerify(idToken, keys, claims).catch((error: unknown) => {
        const code = isUnreachable(error) ? 'service-unavailable' : 'invalid-request';
        throw new AuthError(code, undefined, { cause: error });
      });
      return verified.payload;
    },
  };
}
