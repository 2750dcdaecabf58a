import { routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import type { Remotes } from './remotes';

/** Fetches the module of a public page as soon as a visitor points at, or tabs to, a link to it. */
export function prefetchOnIntent(remotes: Remotes): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const found = resolveUrl(routes, link.pathname);
    if (found.kind === 'page' && found.route.area === 'public') remotes.load(found.route.part, found.route.module);
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}
