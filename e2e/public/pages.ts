import { languages, type Language } from '@ponte/contract/language';
import type { RouteDefinition } from '@ponte/contract/route';
import { buildUrl } from '@ponte/contract/url';
import { routes, type RouteId } from '@ponte/contract/routes';

/** One public route in one language, at the address that names it. */
export interface PublicPage {
  readonly route: RouteDefinition & { readonly id: RouteId };
  readonly language: Language;
  readonly url: string;
}

export const publicRoutes = routes.filter(({ area }) => area === 'public');

const kindIds: readonly RouteId[] = [
  'home',
  'services',
  'visas',
  'company',
  'tax',
  'b1b2',
  'businessLicense',
  'websites',
  'about',
  'contact',
  'partners',
  'privacy',
];

/** Every kind of page. */
export const kinds = publicRoutes.filter(({ id }) => kindIds.includes(id));

const quickIds: readonly RouteId[] = ['home', 'websites', 'b1b2', 'contact'];

/** Four of them for the quick suite: with a film, a carousel, questions and a form. */
export const quickKinds = kinds.filter(({ id }) => quickIds.includes(id));

export function pagesOf(route: PublicPage['route']): PublicPage[] {
  return languages.map((language) => ({ route, language, url: buildUrl(route, language, language) }));
}

export const publicPages: readonly PublicPage[] = publicRoutes.flatMap(pagesOf);
