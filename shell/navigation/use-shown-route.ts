import type { RouteDefinition } from '@ponte/contract/route';
import { getRoute, routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { useLocation } from '@ponte/kit';

interface ShownRoute {
  readonly route: RouteDefinition;
  readonly params: Record<string, string>;
  readonly isUnknown?: true;
}

/** The route of the page. At an unknown address that of home, to which its links and languages lead. */
export function useShownRoute(): ShownRoute {
  const resolved = resolveUrl(routes, useLocation().pathname);
  return resolved.kind === 'page' ? resolved : { route: getRoute('home'), params: {}, isUnknown: true };
}
