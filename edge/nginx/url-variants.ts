import { languages, type Language } from '@ponte/contract/language';
import type { RouteDefinition, UrlForm } from '@ponte/contract/route';
import { addForm, resolveUrl, splitForm } from '@ponte/contract/url';

/** A variant of a route's URL, and the canonical URL. Parameters are patterns and `$1`, `$2` … */
export interface UrlVariant {
  readonly variant: string;
  readonly canonical: string;
  readonly area: RouteDefinition['area'];
  /** The language of a path that implies it without a language prefix. */
  readonly ownLanguage?: Language;
}

const forms: readonly UrlForm[] = ['plain', ...languages];

/** Every URL variant of every route, except for case and trailing slashes, resolved by `resolveUrl`. */
export function listUrlVariants(routes: readonly RouteDefinition[]): UrlVariant[] {
  const variants = routes.flatMap((route) => {
    const paths =
      typeof route.path === 'string'
        ? [route.path, ...Object.values(route.localizedPaths ?? {})]
        : Object.values(route.path);
    return paths.flatMap((path) => forms.map((form) => toVariant(routes, route, addForm(splitForm(path).rest, form))));
  });
  return [...new Map(variants.map((one) => [one.variant, one])).values()];
}

function toVariant(routes: readonly RouteDefinition[], { path, area }: RouteDefinition, written: string): UrlVariant {
  if (typeof path === 'string' && path.includes(':')) return { ...patternVariant(written), area };
  const resolved = resolveUrl(routes, written);
  const canonical = resolved.kind === 'redirect' ? resolved.to : written;
  const right = resolveUrl(routes, canonical);
  const ownLanguage = typeof path !== 'string' && right.kind === 'page' ? right.language : undefined;
  return { variant: written, canonical, area, ...(ownLanguage && { ownLanguage }) };
}

function patternVariant(pattern: string): Pick<UrlVariant, 'variant' | 'canonical'> {
  let count = 0;
  return {
    variant: `~*^${pattern.replace(/:\w+/g, '([^/]+)')}$`,
    canonical: pattern.replace(/:\w+/g, () => `$${(count += 1)}`),
  };
}
