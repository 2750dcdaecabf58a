import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import { isPlainClick } from '@ponte/kit/plain-click';

/**
 * Follows links of served HTML that no code has taken over, by the router's own rules. A live link has handled the click
 * before it arrives here.
 */
export function useFollowLinks(): void {
  const navigate = useNavigate();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event) || !leadsToPage(link)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  });

  useEffect(() => {
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
}

/** To a page of the site, in this tab, and not to another place of the same page, which the browser scrolls to. */
function leadsToPage(link: HTMLAnchorElement): boolean {
  if (!link.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  if (link.origin !== location.origin || resolveUrl(routes, link.pathname).kind === 'unknown') return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}
