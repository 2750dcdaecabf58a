import { isLanguage, languages, type Language } from './language';
import type { RouteDefinition, UrlForm } from './route';

export type ResolvedUrl =
  | { kind: 'page'; route: RouteDefinition; params: Record<string, string>; form: UrlForm; language?: Language }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; form: UrlForm };

/**
 * Resolves a path: to a route in a URL form, to a permanent redirect to the canonical URL, or to nothing. `language` is
 * set if the path itself decides it. Pure: the edge, the composer and the browser all use it.
 */
export function resolveUrl(routes: readonly RouteDefinition[], pathname: string): ResolvedUrl {
  const { form, rest } = splitForm(pathname.replace(/(.)\/+$/, '$1'));
  const match = matchRoute(routes, rest, form);
  if (!match) return { kind: 'unknown', form };
  if (match.url !== pathname) return { kind: 'redirect', to: match.url };
  const { route, params, language } = match;
  return { kind: 'page', route, params, form, ...(language && { language }) };
}

/** The URL of a route in one language and form. `params` replace the pattern's `:names`. */
export function buildUrl(
  route: RouteDefinition,
  form: UrlForm,
  language: Language,
  params: Record<string, string> = {},
): string {
  if (typeof route.path !== 'string') return route.path[language];
  const pattern = (form === 'plain' ? undefined : route.localizedPaths?.[form]) ?? route.path;
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return addForm(path, form);
}

export function addForm(path: string, form: UrlForm): string {
  if (form === 'plain') return path;
  return path === '/' ? `/${form}` : `/${form}${path}`;
}

export function splitForm(pathname: string): { form: UrlForm; rest: string } {
  const [, first = '', ...others] = pathname.split('/');
  const form = first.toLowerCase();
  return isLanguage(form) ? { form, rest: `/${others.join('/')}` } : { form: 'plain', rest: pathname };
}

interface RouteMatch {
  route: RouteDefinition;
  params: Record<string, string>;
  url: string;
  language?: Language;
}

function matchRoute(routes: readonly RouteDefinition[], rest: string, form: UrlForm): RouteMatch | undefined {
  for (const route of routes) {
    if (typeof route.path === 'string') {
      const written = matchVariants(route, route.path, rest);
      if (!written) continue;
      const language = form === 'plain' ? written.language : form;
      const url = buildUrl(route, language ?? form, language ?? 'pt', written.params);
      return { route, params: written.params, url, ...(language && { language }) };
    }
    const language = languageOfPath(route.path, rest, form);
    if (language) return { route, params: {}, url: route.path[language], language };
  }
  return undefined;
}

/** A localized path names its language, but a prefix overrides it: `/en/servicios` is English. */
function matchVariants(
  route: RouteDefinition,
  path: string,
  rest: string,
): { params: Record<string, string>; language?: Language } | undefined {
  const params = matchPattern(path, rest);
  if (params) return { params };
  for (const language of languages) {
    const localized = route.localizedPaths?.[language];
    const found = localized && matchPattern(localized, rest);
    if (found) return { params: found, language };
  }
  return undefined;
}

/** A path per language names its language, but a prefix overrides it: `/es/privacy` is Spanish. */
function languageOfPath(paths: Readonly<Record<Language, string>>, rest: string, form: UrlForm): Language | undefined {
  const named = languages.find((language) => splitForm(paths[language]).rest === rest.toLowerCase());
  return named && form !== 'plain' ? form : named;
}

/** Ignores case, but not in parameters, which are data: in `/Admin/Editar-Usuario/Ab` the id is `Ab`. */
function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = actual[index] ?? '';
    if (segment.startsWith(':')) {
      const param = decode(value);
      if (!param) return undefined;
      params[segment.slice(1)] = param;
    } else if (segment !== value.toLowerCase()) return undefined;
  }
  return params;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
