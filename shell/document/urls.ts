import { languages, type Language } from '@ponte/contract/language';
import { buildUrl } from '@ponte/contract/url';
import type { RouteDefinition } from '@ponte/contract/route';
import { routes } from '@ponte/contract/routes';

export interface PageUrls {
  readonly canonical: string;
  /** `hreflang` and address: one for each language, and `x-default`, the plain path. */
  readonly alternates: readonly (readonly [string, string])[];
}

/** The addresses that search engines learn for a public route: the prefixed ones; the plain path is the default. */
export function urlsOf(route: RouteDefinition, language: Language, siteUrl: string): PageUrls {
  const at = (lng: Language) => siteUrl + buildUrl(route, lng, lng);
  return {
    canonical: at(language),
    alternates: [
      ...languages.map((lng) => [lng, at(lng)] as const),
      ['x-default', siteUrl + buildUrl(route, 'plain', 'pt')] as const,
    ],
  };
}

export function canonicalOf(routeId: string, language: Language, siteUrl: string): string {
  const route = routes.find(({ id }) => id === routeId);
  if (!route) throw new Error(`There is no route ${routeId}`);
  return urlsOf(route, language, siteUrl).canonical;
}
