import type { RouteDefinition, UrlForm } from './route';
import { languages, type Language } from './language';
import type { PageState } from './lock';
import { addForm, buildUrl } from './url';

export interface PlannedPage {
  /** The path it is drawn for. */
  readonly path: string;
  /** Where its HTML lies in the composition. */
  readonly file: string;
  readonly state: PageState;
  /** Undefined for the page that answers unknown paths. */
  readonly route: RouteDefinition | undefined;
}

export const urlForms: readonly UrlForm[] = ['plain', ...languages];

/** Where the HTML of a public path lies: its form, its language, its path. */
export function pageFile(form: UrlForm, language: Language, path: string): string {
  return `pages/${form}/${language}${path === '/' ? '/index' : path}.html`;
}

export function notFoundFile(form: UrlForm, language: Language): string {
  return `not-found/${form}/${language}.html`;
}

/** The page that every path without prerendered content starts from. */
export function appFile(language: Language): string {
  return `app/${language}.html`;
}

/** Every page of one language that is prerendered: each public route in both URL forms, and the not-found page. */
export function planPages(routes: readonly RouteDefinition[], language: Language): PlannedPage[] {
  const pages = routes
    .filter((route) => route.area === 'public')
    .flatMap((route) => formsOf(route, language).map((form) => planPage(route, form, language)));
  const notFound = urlForms
    .filter((form) => form === 'plain' || form === language)
    .map((form): PlannedPage => ({
      path: addForm('/404', form),
      file: notFoundFile(form, language),
      state: { language, form, mode: 'prerendered', notFound: true },
      route: undefined,
    }));
  return [...pages, ...notFound];
}

function planPage(route: RouteDefinition, form: UrlForm, language: Language): PlannedPage {
  const path = buildUrl(route, form, language);
  return { path, file: pageFile(form, language, path), state: { language, form, mode: 'prerendered' }, route };
}

/** A route whose path differs by language has one URL in each; any other a plain and a prefixed one. */
function formsOf(route: RouteDefinition, language: Language): UrlForm[] {
  if (typeof route.path === 'string') return ['plain', language];
  return [route.path[language].startsWith(`/${language}/`) ? language : 'plain'];
}
