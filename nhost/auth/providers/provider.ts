import type { JWTPayload } from 'jose';
import type { ProviderSettings } from '../../config/provider-settings';
import type { CodeRequest, CodeSecrets } from './code-flow';
import { createOAuthProvider } from './oauth-provider';
import { createOpenidProvider } from './openid-provider';
import type { Profile } from './profile';

/** A provider that users may sign in with. */
export interface Provider {
  settings: ProviderSettings;
  /** The address that the browser is sent to. @throws AuthError when the provider cannot be reached */
  buildAuthorizationUrl(request: CodeRequest): Promise<URL>;
  /**
   * What the provider says about the person.
   *
   * @param current the address that it sent the browser back to
   * @throws AuthError
   */
  fetchProfile(current: URL, secrets: CodeSecrets): Promise<Profile>;
  /**
   * Only OpenID Connect has id tokens.
   *
   * @throws AuthError when the token is not one that the provider made for this service, or has expired
   */
  verifyIdToken?(idToken: string, now: Date): Promise<JWTPayload>;
}

export function createProvider(settings: ProviderSettings): Provider {
  return 'issuer' in settings ? createOpenidProvider(settings) : createOAuthProvider(settings);
}
