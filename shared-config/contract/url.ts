import { isLanguage, languages, type Language } from './language';
import type { RouteDefinition, UrlForm } from './route';

export type ResolvedUrl =
  | { kind: 'page'; route: RouteDefinition; params: Record<string, string>; form: UrlForm; language?: Language }
  | { kind: 'redirect'; to: string }
  | { kind: 'unknown'; form: UrlForm };

/**
 * What a path of the site means: a route in a URL form, a permanent redirect to the canonical spelling, or nothing.
 * `language` is set where the path itself decides it. Pure: the edge, the composer and the browser all ask here.
 */
export function resolveUrl(routes: readonly RouteDefinition[], pathname: string): ResolvedUrl {
  const { form, rest } = splitForm(pathname.replace(/(.)\/+$/, '$1'));
  const found = findRoute(routes, rest, form);
  if (!found) return { kind: 'unknown', form };
  if (found.url !== pathname) return { kind: 'redirect', to: found.url };
  const { route, params, language } = found;
  return { kind: 'page', route, params, form, ...(language && { language }) };
}

/** The URL of a route in one language and form; `params` fill the pattern's `:names`. */
export function buildUrl(
  route: RouteDefinition,
  form: UrlForm,
  language: Language,
  params: Record<string, string> = {},
): string {
  if (typeof route.path !== 'string') return route.path[language];
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
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

interface FoundRoute {
  route: RouteDefinition;
  params: Record<string, string>;
  url: string;
  language?: Language;
}

function findRoute(routes: readonly RouteDefinition[], rest: string, form: UrlForm): FoundRoute | undefined {
  for (const route of routes) {
    if (typeof route.path === 'string') {
      const params = matchPattern(route.path, rest);
      if (!params) continue;
      const language = form === 'plain' ? undefined : form;
      const url = buildUrl(route, form, language ?? 'pt', params);
      return { route, params, url, ...(language && { language }) };
    }
    const language = languageOfOwnPath(route.path, rest, form);
    if (language) return { route, params: {}, url: route.path[language], language };
  }
  return undefined;
}

/** A path that differs by language names its language itself; a form in front of it wins over the spelling. */
function languageOfOwnPath(
  paths: Readonly<Record<Language, string>>,
  rest: string,
  form: UrlForm,
): Language | undefined {
  const spelled = languages.find((language) => splitForm(paths[language]).rest === rest.toLowerCase());
  return spelled && form !== 'plain' ? form : spelled;
}

/** Matches in any case; a parameter keeps its own, because it is data: `/Admin/Editar-Usuario/Ab` holds `Ab`. */
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
