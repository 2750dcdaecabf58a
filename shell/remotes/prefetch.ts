import { routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import type { Remotes } from './remotes';

/** Loads the module of a public page when a visitor points at, or focuses, a link to it. */
export function prefetchOnIntent(remotes: Remotes): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const resolved = resolveUrl(routes, link.pathname);
    if (resolved.kind !== 'page' || resolved.route.area !== 'public') return;
    remotes.load(resolved.route.part, resolved.route.module);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}
