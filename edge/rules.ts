/**
 * The edge's rules as data: the Node edge follows them, and the nginx configuration is generated from them.
 *
 * Patterns are strings because both engines compile them: they mean the same in JavaScript and in PCRE.
 */
import {
  isLanguage,
  languageCookie,
  languageOfTag,
  languages,
  publicDefault,
  type Language,
} from '@ponte/contract/language';
import { partPattern } from '@ponte/contract/part-name';
import { servedExtensions } from '@ponte/contract/content-types';
import { cookiePattern } from './cookie-pattern';

/** Paths that the backend answers: each as it stands, and whatever lies below it. */
export const backendPrefixes = ['/api', '/v1', '/healthz', '/readyz'] as const;

/** What other origins may read: another site may be told to take its texts and its parts from here. */
export const sharedPrefixes = ['/builds', '/locales'] as const;

export const limits = {
  /** Characters of a path with its query. */
  targetLength: 8000,
  /** Bytes of all headers with the request line. */
  headerBytes: 32_768,
  /** Bytes of a request body that goes through to the backend. */
  bodyBytes: 1_048_576,
  /** Calls of the backend per second from one address, and how many more at once. Only nginx counts. */
  callsPerSecond: 50,
  callsAtOnce: 200,
} as const;

/** In milliseconds. */
export const timeouts = {
  /** From a request's first byte to the end of its headers; a client that dawdles is cut off. */
  headers: 10_000,
  /** From the first byte to the end of the body; nginx: between two pieces of it. */
  request: 30_000,
  /** Without a byte in either direction while an answer is under way. */
  idle: 60_000,
  /** Between two requests of a connection. */
  keepAlive: 65_000,
  /** Until the backend takes a connection, and until its answer begins. */
  connect: 5_000,
  backend: 30_000,
} as const;

export type Timeouts = { readonly [Name in keyof typeof timeouts]: number };

export const siteMethods = ['GET', 'HEAD'] as const;
export const backendMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** No browser sends these: broken percent-encoding, control characters, backslashes, dot segments however written. */
export const refusedTarget =
  '^[^?]*?(?:%(?![0-9A-Fa-f]{2})|[\\x00-\\x1f\\x7f\\\\]|%(?:[01][0-9A-Fa-f]|7[Ff]|5[Cc])|/(?:[.]|%2[Ee]){1,2}(?:/|%2[Ff]|[?]|$))';

/** A build's files for the browser. What only Node reads and what describes the build are nobody's download. */
export const buildFile = [
  `^/builds/((?:${partPattern})/[0-9]+[.][0-9]+[.][0-9]+-[0-9a-f]{12}/`,
  '(?!node/|contract(?:[.]copy)?[.]json$)',
  `(?:[A-Za-z0-9_~@-][A-Za-z0-9._~@-]*/)*[A-Za-z0-9_~@-][A-Za-z0-9._~@-]*[.](?:${servedExtensions.join('|')}))$`,
].join('');

export const textsFile = `^/locales/(?:${languages.join('|')})/translation[.]json$`;
export const compositionId = '^[0-9a-f]{16}$';

/** Files at the root of the composition. */
export const rootFiles = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'] as const;

export const chosenLanguage = cookiePattern(languageCookie, languages.join('|'));

/** What a plain URL's answer depends on besides its path. */
export const negotiationVary = ['Cookie', 'Accept-Language'];

/** The language of a plain URL: the cookie, then the first tag of `Accept-Language`, then Portuguese. */
export function negotiateLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  const chosen = new RegExp(chosenLanguage).exec(cookie ?? '')?.[1];
  return isLanguage(chosen) ? chosen : acceptedLanguage(acceptLanguage);
}

export function acceptedLanguage(acceptLanguage: string | undefined): Language {
  return languageOfTag(acceptLanguage?.split(',')[0]) ?? publicDefault;
}

export function isBelow(prefixes: readonly string[], path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
