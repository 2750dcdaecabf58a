import { join } from 'node:path';
import { languages, type Language } from '@ponte/contract/language';
import type { RouteDefinition } from '@ponte/contract/route';
import { routes } from '@ponte/contract/routes';
import { schemes } from '../public/looks';
import { repository } from '../site/base';

export const widths = [360, 768, 1280, 1920] as const;
export const folder = join(repository, 'e2e', 'screenshots', 'screens');

/** One visit to each route, which is pictured in both schemes. */
export interface Visit {
  readonly language: Language;
  readonly width: (typeof widths)[number];
}

/** One picture of each route. */
export interface Round extends Visit {
  readonly scheme: (typeof schemes)[number];
}

export const visits: readonly Visit[] = languages.flatMap((language) => widths.map((width) => ({ language, width })));
export const roundsOf = (visit: Visit): readonly Round[] => schemes.map((scheme) => ({ ...visit, scheme }));
export const rounds: readonly Round[] = visits.flatMap(roundsOf);

/** The routes that a visitor can open, and those that need an admin's session. */
export const openRoutes = routes.filter(
  ({ id, area }) => area === 'public' || id === 'login' || id === 'forgotPassword',
);
export const closedRoutes = routes.filter((route) => !openRoutes.includes(route));

/** The file of a route's picture, relative to the folder. */
export function pictureFile({ language, scheme, width }: Round, { id }: RouteDefinition): string {
  return `${width}-${scheme}-${language}/${id}.jpg`;
}
