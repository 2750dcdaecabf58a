import type { PriceSource } from './catalogue/price';

/**
 * The settings that an owner changes without a build. They reach the HTML through the release lock. A missing value hides
 * whatever depends on it: without a number there is no chat button.
 */
export interface SiteSettings {
  /** Origin of the public site without a trailing slash, for canonical and alternate links. */
  readonly url: string;
  readonly brand: string;
  /** Digits only, with country code, as in the chat app's links. */
  readonly chatNumber?: string;
  readonly email?: string;
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** Base of the Nhost-compatible services, e.g. `/v1` on the page's own origin. */
  readonly nhostUrl: string;
  /** Base of the Admin API; always ends in `/api`. */
  readonly apiUrl: string;
  /** Whether `?ponte=` may load remotes from the visitor's own machine. */
  readonly allowOverrides: boolean;
  /** Whose prices the pages show; absent for each surface's own. */
  readonly pricesFrom?: Exclude<PriceSource, 'surface'>;
}

export const socialNetworks = ['youtube', 'tiktok', 'instagram', 'linkedin'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
