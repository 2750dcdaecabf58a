import type { AppleKey } from './apple-key';

/** What every provider has. */
export interface SharedSettings {
  name: string;
  /** Whether a browser may be sent there; id tokens need an audience instead. */
  isEnabled: boolean;
  clientId: string;
  clientSecret: string;
  scope: string;
  /** The clients whose id tokens are taken. */
  audiences: string[];
}

/** An OpenID Connect provider that users may sign in with. */
export interface OpenidSettings extends SharedSettings {
  issuer: string;
  /** Apple sends the browser back with a form. */
  responseMode?: 'form_post';
  /** Signs Apple's client secrets; `clientSecret` is empty then. */
  appleKey?: AppleKey;
}

/** A provider that speaks OAuth without OpenID Connect. */
export interface OAuthSettings extends SharedSettings {
  authorizationUrl: string;
  tokenUrl: string;
  /** The list of the person's e-mails is below it: `/emails`. */
  userUrl: string;
}

export type ProviderSettings = OpenidSettings | OAuthSettings;
