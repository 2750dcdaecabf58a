import { languages, languageOfTag, publicDefault, isLanguage, type Language } from 'shared-config/contract/language';

/**
 * The edge's rules as data: the Node edge follows them, and the nginx configuration is generated from them.
 */

/** Paths that the backend answers, by prefix. */
export const backendPrefixes = ['/api', '/v1', '/healthz', '/readyz'] as const;

/** Bytes of a request body that the edge lets through to the backend. */
export const bodyLimit = 1_048_576;

/** How long an answer may be kept, by what it is. */
export const cacheControl = {
  /** Named by a hash: never changes. */
  immutable: 'public, max-age=31536000, immutable',
  /** May change with the next release: ask each time, usually answered 304. */
  revalidate: 'no-cache',
  /** Read by search engines, which come rarely. */
  hourly: 'public, max-age=3600',
} as const;

/** Headers of every answer that the edge gives itself. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'X-Frame-Options': 'DENY',
};

/**
 * The content security policy of every page. Styles are missing on purpose: the page's own `<meta>` allows exactly those
 * that it inlines, and a header without their hashes would forbid them.
 */
export function contentSecurityPolicy(textsOrigin?: string): string {
  return [
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${textsOrigin ? ` ${textsOrigin}` : ''}`,
    "worker-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** The name of the cookie that remembers a language chosen on a public page. */
export const languageCookie = 'lang_public';

/** What a plain URL's answer depends on besides its path. */
export const negotiationVary = 'Cookie, Accept-Language';

/** The language of a plain URL: the cookie, then the first tag of `Accept-Language`, then Portuguese. */
export function negotiateLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=(${languages.join('|')})(?:;|$)`).exec(cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  return languageOfTag(acceptLanguage?.split(',')[0]) ?? publicDefault;
}
