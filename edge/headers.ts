import { loopbackSources } from '@ponte/contract/loopback';

/** How each kind of response may be cached. */
export const cacheControl = {
  /** A file that is named by a hash, or requested with the id of its composition: never changes. */
  build: 'public, max-age=31536000, immutable',
  storedTexts: 'public, max-age=31536000, immutable',
  /** May change with the next release: revalidated each time, mostly with a 304. */
  page: 'no-cache',
  unknownPage: 'no-cache',
  texts: 'no-cache',
  /** Read by crawlers, which come rarely. */
  rootFile: 'public, max-age=3600',
  redirect: 'public, max-age=3600',
  /** What is missing or down may be back a second later. */
  error: 'no-store',
} as const;

export type ResponseKind = keyof typeof cacheControl;

/** Headers of every response; the backend's own of the same name win. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

/** Which origins may use a response: shared files differ from all others in this header. */
export const resourcePolicy = {
  name: 'Cross-Origin-Resource-Policy',
  own: 'same-origin',
  shared: 'cross-origin',
} as const;

/** Lets other origins read shared files, and their 404s: a loader must distinguish those from a network error. */
export const sharedOrigin = { name: 'Access-Control-Allow-Origin', value: '*' } as const;

export interface PolicyOptions {
  /** The origin of the texts, if it is not the page's own. */
  readonly textsOrigin?: string;
  /** Origins of the API and of Nhost's services, if they are not the page's own. */
  readonly callOrigins?: readonly string[];
  /** Whether pages may load parts from the visitor's own machine; the composer needs the same setting. */
  readonly allowOverrides?: boolean;
}

/**
 * The content security policy of every page. It has no `style-src`: the page's own `<meta>` allows exactly the
 * styles that it inlines, and a header without their hashes would forbid them.
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
    'trusted-types default served-pages',
  ].join('; ');
}
