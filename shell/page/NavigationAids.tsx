import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { splitForm, type ResolvedUrl } from '@ponte/contract/url';
import { useLocation, VisuallyHidden } from '@ponte/kit';
import { useIsLate } from '../navigation/pending-navigation';
import { useTexts } from '../texts';
import styles from '../App.module.css';

export function SkipLink() {
  const t = useTexts();
  return (
    <a href="#content" className={styles.skip}>
      {t('page.skip')}
    </a>
  );
}

/**
 * Announces the title of the new page after a navigation, because the moved focus alone tells screen readers little, and
 * before it that the page is loading, if the visitor waits.
 */
export function RouteAnnouncer() {
  const t = useTexts();
  const isLate = useIsLate();
  const [announcement, announce] = useState('');

  useEffect(() => {
    let title = document.title;
    const observer = new MutationObserver(() => {
      if (document.title === title) return;
      title = document.title;
      announce(title);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <VisuallyHidden>
      <span aria-live="polite">{isLate ? t('page.loading') : announcement}</span>
    </VisuallyHidden>
  );
}

/**
 * Moves focus to the main content, and scrolls to the top, after a navigation to another page. A change of language alone
 * moves nothing. On Back and Forward the browser restores the scroll position.
 */
export function useFocusOnNavigation(resolved: ResolvedUrl): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const page = pageOf(resolved, pathname);
  const previous = useRef(page);

  // Before the paint, or the new page would show for a moment where the old one was scrolled to.
  useLayoutEffect(() => {
    if (resolved.kind === 'redirect' || previous.current === page) return;
    previous.current = page;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) return target.scrollIntoView();
    document.getElementById('content')?.focus({ preventScroll: true });
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [page, hash, type, resolved.kind]);
}

/** The same in every language, whose paths may differ. */
function pageOf(resolved: ResolvedUrl, pathname: string): string {
  return resolved.kind === 'page' ? JSON.stringify([resolved.route.id, resolved.params]) : splitForm(pathname).rest;
}
