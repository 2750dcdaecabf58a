import type { Language } from '@ponte/contract/language';
import { routes, type RouteId } from '@ponte/contract/routes';
import { en } from '../locales/en';
import { es } from '../locales/es';
import { pt } from '../locales/pt';

const texts: Readonly<Record<Language, Readonly<Record<string, string>>>> = { pt, en, es };

/** The pages with a preview picture, one per language: `open-graph/<route>.<language>.jpg`. */
export const sharedRoutes: readonly RouteId[] = routes.filter((route) => route.area === 'public').map(({ id }) => id);

/** The text on a preview picture, which is the page's `h1`. */
export function getPictureTitle(route: RouteId, language: Language, brand: string): string {
  const title = texts[language][`service.${route}.title`] ?? texts[language][`${route}.title`];
  if (title === undefined) throw new Error(`${route} has no title in ${language}: its texts lack ${route}.title`);
  return title.replaceAll('{{brand}}', brand);
}
