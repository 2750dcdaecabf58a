import type { Language } from '@ponte/contract/language';
import { buildUrl, resolveUrl } from '@ponte/contract/url';
import { routes } from '@ponte/contract/routes';

/** The address of the page at `location` in another language, in the same form; `undefined` if it would be the same. */
export function findAddressIn(language: Language, { pathname, search, hash }: Location): string | undefined {
  const place = resolveUrl(routes, pathname);
  if (place.kind !== 'page') return undefined;
  const to = buildUrl(place.route, place.form === 'plain' ? 'plain' : language, language, place.params);
  return to === pathname ? undefined : to + search + hash;
}
