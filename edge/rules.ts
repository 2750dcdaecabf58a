/**
 * The edge's rules as data: the Node edge applies them, and the nginx configuration is generated from them.
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

/** Paths of the backend: each path itself and everything below it. */
export const backendPrefixes = ['/api', '/v1', '/healthz', '/readyz'] as const;

/** Where files are uploaded; such a request may have a larger body. */
export const uploadPath = '/v1/storage/files';

/** Paths that other origins may read: another site can be configured to load texts and parts from this one. */
export const sharedPrefixes = ['/builds', '/locales'] as const;

export const limits = {
  /** Characters of a path with its query. */
  targetLength: 8000,
  /** Bytes of all headers with the request line. */
  headerBytes: 32_768,
  /** Maximum bytes of a request body for the backend. */
  bodyBytes: 1_048_576,
  /** The same for an upload. */
  uploadBytes: 26_214_400,
  /** Rate limit of backend calls per second and address, and its burst. Only nginx enforces it. */
  callsPerSecond: 50,
  callsAtOnce: 200,
  /** Uploads at a time, fewer than the connections to the backend. Only the Node edge enforces it: nginx holds them back. */
  uploadsAtOnce: 64,
} as const;

/** In milliseconds. */
export const timeouts = {
  /** From a request's first byte to the end of its headers; a slower client is disconnected. */
  headers: 10_000,
  /** From the first byte to the end of the body, unless it is an upload; nginx: between two pieces of it. */
  request: 30_000,
  /** Between two pieces of an upload, and for all of it; nginx has no such limit for all. */
  uploadPause: 30_000,
  upload: 1_800_000,
  /** Without a byte in either direction while a response is under way. */
  idle: 60_000,
  /** Between two requests of a connection. */
  keepAlive: 65_000,
  /** Until the backend accepts a connection, and until its response begins. */
  connect: 5_000,
  backend: 30_000,
} as const;

export type Timeouts = { readonly [Name in keyof typeof timeouts]: number };

export const siteMethods = ['GET', 'HEAD'] as const;
export const backendMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Targets that no browser sends: broken percent-encoding, control characters, backslashes, dot segments in any encoding. */
export const badTarget =
  '^[^?]*?(?:%(?![0-9A-Fa-f]{2})|[\\x00-\\x1f\\x7f\\\\]|%(?:[01][0-9A-Fa-f]|7[Ff]|5[Cc])|/(?:[.]|%2[Ee]){1,2}(?:/|%2[Ff]|[?]|$))';

/** A build's files for the browser, without the files for Node and the contract. */
export const buildFile = [
  `^/builds/((?:${partPattern})/[0-9]+[.][0-9]+[.][0-9]+-[0-9a-f]{12}/`,
  '(?!node/|contract(?:[.]copy)?[.]json$)',
  `(?:[A-Za-z0-9_~@-][A-Za-z0-9._~@-]*/)*[A-Za-z0-9_~@-][A-Za-z0-9._~@-]*[.](?:${servedExtensions.join('|')}))$`,
].join('');

export const textsFile = `^/locales/(?:${languages.join('|')})/translation[.]json$`;
export const compositionId = '^[0-9a-f]{16}$';

/** Files at the root of the composition. */
export const rootFiles = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'] as const;

/** Finds a cookie's value in a `Cookie` header. The first cookie of that name counts. */
export function cookiePattern(name: string, value: string): string {
  return `(?:^|;[ ]*)${name}=(${value})(?:;|$)`;
}

export const chosenLanguage = cookiePattern(languageCookie, languages.join('|'));

/** What the response to a plain URL varies on. */
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
