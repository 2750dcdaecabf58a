/**
 * What an owner configures without building: it reaches the HTML through the release lock. A missing value hides what
 * depends on it (no number, no chat button) instead of linking nowhere.
 */
export interface SiteSettings {
  /** Origin of the public site without a slash at the end, for canonical and alternate links. */
  readonly url: string;
  readonly brand: string;
  /** Digits only, with country code, as the chat app's links want it. */
  readonly chatNumber?: string;
  readonly email?: string;
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** Base of the Nhost-compatible services, e.g. `/v1` on the page's own origin. */
  readonly nhostUrl: string;
  /** Base of the Admin API; always ends in `/api`. */
  readonly apiUrl: string;
  /** Whether `?ponte=` may point one remote at a loopback address. */
  readonly allowOverrides: boolean;
}

export const socialNetworks = ['youtube', 'tiktok', 'instagram', 'linkedin'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
