import { languages, type Language } from '@ponte/contract/language';
import type { RouteDefinition } from '@ponte/contract/route';
import { routes } from '@ponte/contract/routes';
import type { SiteSettings } from '@ponte/contract/site';
import { buildUrl } from '@ponte/contract/url';
import type { HeadContext, PageHead, PageModule } from '@ponte/kit';

/** Title and description of a page: from the page's module, else the shell's own. */
export function headOf(
  route: RouteDefinition | undefined,
  module: unknown,
  language: Language,
  site: SiteSettings,
  t: HeadContext['t'],
): PageHead {
  const head = (module as Partial<PageModule> | undefined)?.head;
  if (!route) return { title: `${t('notfound.title')} · ${site.brand}`, description: t('notfound.text') };
  if (!head) return { title: site.brand, description: t('site.description') };
  const urlOf = (routeId: string) => canonicalOf(routeId, language, site.url);
  return head({ routeId: route.id, language, site, t, urlOf });
}

export interface PageUrls {
  readonly canonical: string;
  /** `hreflang` and URL: one for each language, and `x-default`, the plain path. */
  readonly alternates: readonly (readonly [string, string])[];
}

/** The URLs of a public route for search engines: the prefixed one per language; the plain path is the default. */
export function urlsOf(route: RouteDefinition, language: Language, siteUrl: string): PageUrls {
  const urlIn = (lng: Language) => siteUrl + buildUrl(route, lng, lng);
  return {
    canonical: urlIn(language),
    alternates: [
      ...languages.map((lng) => [lng, urlIn(lng)] as const),
      ['x-default', siteUrl + buildUrl(route, 'plain', 'pt')] as const,
    ],
  };
}

/** @throws Error when there is no such route */
export function canonicalOf(routeId: string, language: Language, siteUrl: string): string {
  const route = routes.find(({ id }) => id === routeId);
  if (!route) throw new Error(`There is no route ${routeId}`);
  return urlsOf(route, language, siteUrl).canonical;
}
