import * as openid from 'openid-client';
import { AuthError } from '../errors/auth-error';
import { ProviderError } from './provider-redirects';

/** How long a provider may take to respond. */
export const timeoutSeconds = 5;

/** What is kept of a request until the browser is back. */
export interface CodeSecrets {
  codeVerifier: string;
  nonce: string;
}

/** A request of the authorization code flow. */
export interface CodeRequest extends CodeSecrets {
  redirectUri: string;
  state: string;
}

const brief = (text = '') => text.slice(0, 300);

/** With PKCE. */
export async function buildCodeUrl(
  configuration: openid.Configuration,
  { redirectUri, state, codeVerifier }: CodeRequest,
  parameters: Record<string, string>,
): Promise<URL> {
  return openid.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    state,
    code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...parameters,
  });
}

/** @throws AuthError when the provider reports an error, or rejects the code */
export async function exchangeCode(
  configuration: openid.Configuration,
  current: URL,
  checks: openid.AuthorizationCodeGrantChecks,
  parameters: Record<string, string> = {},
) {
  const expectedState = current.searchParams.get('state') ?? '';
  return openid
    .authorizationCodeGrant(configuration, current, { ...checks, expectedState }, parameters)
    .catch((error: unknown) => {
      if (!(error instanceof openid.AuthorizationResponseError)) {
        throw new AuthError('oauth-token-echange-failed', undefined, { cause: error });
      }
      const { error: provider_error, error_description } = error;
      throw new ProviderError({
        provider_error: brief(provider_error),
        provider_error_description: brief(error_description),
      });
    });
}
