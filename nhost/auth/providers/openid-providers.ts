import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from 'jose';
import * as openid from 'openid-client';
import type { ProviderSettings } from '../../config/providers';
import { AuthError } from '../errors/auth-error';

const timeoutSeconds = 5;

/** Whether the keys could not be fetched, rather than that a token is wrong. */
const isUnreachable = (error: unknown) =>
  !(error instanceof errors.JOSEError) || ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code);

/** A provider whose addresses and keys are fetched when they are first needed. */
export interface OpenidProvider {
  settings: ProviderSettings;
  /** @throws AuthError when the provider cannot be reached */
  discover(): Promise<openid.Configuration>;
  /** @throws AuthError when the token is not one that the provider made for this service, or has expired */
  verifyIdToken(idToken: string, now: Date): Promise<JWTPayload>;
}

export function createOpenidProvider(settings: ProviderSettings): OpenidProvider {
  const { issuer, clientId, clientSecret, audiences } = settings;
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
    discover,
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
