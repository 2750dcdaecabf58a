import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { splitForm } from '@ponte/contract/url';
import { useLocation } from '@ponte/kit';

/**
 * After going to another page inside the site, reading goes on at its top: focus moves to the main part (`RouteAnnouncer`
 * says which page it is). A change of language alone moves nothing; going back leaves the place to the browser.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const page = splitForm(pathname).rest;
  const before = useRef(page);

  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) return target.scrollIntoView();
    document.getElementById('content')?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [page, hash, type]);
}
