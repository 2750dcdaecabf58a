import { loopbackSources } from '@ponte/contract/loopback';

/** How each kind of answer may be kept. */
export const cacheControl = {
  /** A file named by a hash, or asked for under the id of its composition: never changes. */
  build: 'public, max-age=31536000, immutable',
  storedTexts: 'public, max-age=31536000, immutable',
  /** May change with the next release: ask each time, usually answered 304. */
  page: 'no-cache',
  unknownPage: 'no-cache',
  texts: 'no-cache',
  /** Read by search engines, which come rarely. */
  rootFile: 'public, max-age=3600',
  redirect: 'public, max-age=3600',
  /** What is missing or down now may be there in a second. */
  refusal: 'no-store',
} as const;

export type AnswerKind = keyof typeof cacheControl;

/** Headers of every answer; the backend's own of the same name win. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Who may use an answer: the one header by which shared files differ from all others. */
export const resourcePolicy = {
  name: 'Cross-Origin-Resource-Policy',
  own: 'same-origin',
  shared: 'cross-origin',
} as const;

/** Lets other origins read what is shared, missing files included: a loader must tell 404 from a broken network. */
export const sharedOrigin = { name: 'Access-Control-Allow-Origin', value: '*' } as const;

export interface PolicyOptions {
  /** The origin of the texts, where it is not the page's own. */
  readonly textsOrigin?: string;
  /** Origins of the API and of Nhost's services, where they are not the page's own. */
  readonly callOrigins?: readonly string[];
  /** Whether pages may take parts from the visitor's own machine, as the site's pages must be told too. */
  readonly allowOverrides?: boolean;
}

/**
 * The content security policy of every page. Styles are missing on purpose: the page's own `<meta>` allows exactly those
 * that it inlines, and a header without their hashes would forbid them.
 */
export function contentSecurityPolicy({
  textsOrigin,
  callOrigins = [],
  allowOverrides = false,
}: PolicyOptions): string {
  const origins = [...new Set([textsOrigin, ...callOrigins].filter(Boolean))];
  const local = allowOverrides ? loopbackSources : [];
  const from = (directive: string, ...sources: readonly (string | undefined)[]) =>
    [directive, "'self'", ...sources, ...local].join(' ');
  return [
    from('script-src'),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "form-action 'self'",
    from('img-src', 'data:'),
    from('font-src'),
    from('media-src'),
    from('connect-src', ...origins),
    "worker-src 'none'",
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
