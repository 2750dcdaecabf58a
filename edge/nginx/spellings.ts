import { languages, type Language } from '@ponte/contract/language';
import type { RouteDefinition, UrlForm } from '@ponte/contract/route';
import { addForm, resolveUrl, splitForm } from '@ponte/contract/url';

/** One way to write the URL of a route, and the right one. Parameters are patterns and `$1`, `$2` … */
export interface Spelling {
  readonly spelling: string;
  readonly canonical: string;
  readonly area: RouteDefinition['area'];
  /** Set where the path says by itself which language it is, without a language in front. */
  readonly ownLanguage?: Language;
}

const forms: readonly UrlForm[] = ['plain', ...languages];

/** Every spelling of every route but for case and slashes at the end, asked of the same function as everything else. */
export function listSpellings(routes: readonly RouteDefinition[]): Spelling[] {
  const spellings = routes.flatMap((route) => {
    const paths = typeof route.path === 'string' ? [route.path] : Object.values(route.path);
    return paths.flatMap((path) => forms.map((form) => spell(routes, route, addForm(splitForm(path).rest, form))));
  });
  return [...new Map(spellings.map((one) => [one.spelling, one])).values()];
}

function spell(routes: readonly RouteDefinition[], { path, area }: RouteDefinition, written: string): Spelling {
  if (typeof path === 'string' && path.includes(':')) return { ...spellPattern(written), area };
  const resolved = resolveUrl(routes, written);
  const canonical = resolved.kind === 'redirect' ? resolved.to : written;
  const right = resolveUrl(routes, canonical);
  const ownLanguage = typeof path !== 'string' && right.kind === 'page' ? right.language : undefined;
  return { spelling: written, canonical, area, ...(ownLanguage && { ownLanguage }) };
}

function spellPattern(pattern: string): Pick<Spelling, 'spelling' | 'canonical'> {
  let count = 0;
  return {
    spelling: `~*^${pattern.replace(/:\w+/g, '([^/]+)')}$`,
    canonical: pattern.replace(/:\w+/g, () => `$${(count += 1)}`),
  };
}
