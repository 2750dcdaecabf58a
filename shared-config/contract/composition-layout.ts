import type { RouteDefinition, UrlForm } from './route';
import { languages, type Language } from './language';
import type { PageState } from './lock';
import { addForm, buildUrl } from './url';

export interface PlannedPage {
  /** The path that it is rendered for. */
  readonly path: string;
  /** The file of its HTML in the composition. */
  readonly file: string;
  readonly state: PageState;
  /** `undefined` for the not-found page. */
  readonly route: RouteDefinition | undefined;
}

export const urlForms: readonly UrlForm[] = ['plain', ...languages];

/** The file of a public page's HTML, by its form, language and path. */
export function pageFile(form: UrlForm, language: Language, path: string): string {
  return `pages/${form}/${language}${path === '/' ? '/index' : path}.html`;
}

export function notFoundFile(form: UrlForm, language: Language): string {
  return `not-found/${form}/${language}.html`;
}

/** The page served for every path that is not prerendered. */
export function appFile(language: Language): string {
  return `app/${language}.html`;
}

/** The prerendered pages of one language: each public route in both URL forms, and the not-found page. */
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

/** A route with a path per language has one URL in each; any other has a plain and a prefixed one. */
function formsOf(route: RouteDefinition, language: Language): UrlForm[] {
  if (typeof route.path === 'string') return ['plain', language];
  return [route.path[language].startsWith(`/${language}/`) ? language : 'plain'];
}

/*
 * Names around a composition in the store, which the release commands write and the web server reads.
 */

/** The link that names the live release's folder. */
export const livePointer = 'live';

/** The links in a release's folder that a web server follows to a composition. They lie beside the record. */
export const releaseLinks = { site: 'site', canary: 'canary', shares: 'shares' } as const;

/** The endings of a file's compressed copies, smallest copy first. */
export const compressedEndings = ['.br', '.gz'] as const;
export type CompressedEnding = (typeof compressedEndings)[number];
