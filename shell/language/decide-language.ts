import {
  adminDefault,
  isLanguage,
  languageCookie,
  languageOfTag,
  publicDefault,
  type Language,
} from '@ponte/contract/language';
import type { RouteDefinition, UrlForm } from '@ponte/contract/route';
import { routes } from '@ponte/contract/routes';
import { buildUrl, resolveUrl } from '@ponte/contract/url';

export type Area = 'public' | 'admin';

export function areaOf(route: RouteDefinition | undefined): Area {
  return route?.area === 'admin' ? 'admin' : 'public';
}

interface LanguageSources {
  area: Area;
  /** The language that the URL names. */
  urlLanguage: Language | undefined;
  /** Reads a key of local storage. */
  readStored: (key: string) => string | null;
  /** The browser's language tag. */
  browser: string | undefined;
}

/** By precedence: the URL, the area's own key, the key `lang`, the browser, the area's default. */
export function decideLanguage({ area, urlLanguage, readStored, browser }: LanguageSources): Language {
  const stored = [readStored(languageKey(area)), readStored('lang')].find(isLanguage);
  return urlLanguage ?? stored ?? languageOfTag(browser) ?? (area === 'admin' ? adminDefault : publicDefault);
}

export function languageKey(area: Area): 'lang_public' | 'lang_admin' {
  return area === 'admin' ? 'lang_admin' : 'lang_public';
}

/** The language that a URL names: by its form, or because its path exists in one language only. */
export function languageOfUrl(form: UrlForm, pathLanguage: Language | undefined): Language | undefined {
  return form === 'plain' ? pathLanguage : form;
}

/** The language that the path of a page names. */
export function languageOfPath(pathname: string): Language | undefined {
  const resolved = resolveUrl(routes, pathname);
  return resolved.kind === 'page' ? languageOfUrl(resolved.form, resolved.language) : undefined;
}

/** The URL of the page at a location in another language, in the same form; `undefined` if it would not change. */
export function findUrlIn(
  language: Language,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string | undefined {
  const resolved = resolveUrl(routes, pathname);
  if (resolved.kind !== 'page') return undefined;
  const { route, form, params } = resolved;
  const url = buildUrl(route, form === 'plain' ? 'plain' : language, language, params);
  return url === pathname ? undefined : url + search + hash;
}

const year = 365 * 24 * 60 * 60;

/**
 * Stores a chosen language: for this area, for the other one and, on public pages, in the cookie by which the edge picks
 * the HTML.
 *
 * @returns whether it was stored. With full storage it is not, and the cookie is not set either, so that they agree.
 */
export function rememberLanguage(language: Language, area: Area): boolean {
  try {
    localStorage.setItem(languageKey(area), language);
    localStorage.setItem('lang', language);
  } catch {
    return false;
  }
  if (area === 'public') document.cookie = `${languageCookie}=${language};path=/;max-age=${year};samesite=lax`;
  return true;
}
