import { splitForm } from '@ponte/contract/url';
import { stepEvent } from '@ponte/kit/leaving';
import { isPlainClick } from '@ponte/kit/plain-click';

/**
 * The URL that a click navigates to if it leaves this page. `undefined` for other clicks: new tabs, downloads, other sites
 * (for which the browser itself warns), anchors on this page, this page in another language.
 */
export function findExitUrl(event: MouseEvent, here: URL): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.hreflang) return undefined;
  if (!isPlainClick(event)) return undefined;
  const to = new URL(link.href);
  if (to.origin !== here.origin || (to.pathname === here.pathname && to.search === here.search)) return undefined;
  return to;
}

/**
 * Blocks Back and Forward when they leave this page. The browser has already changed the URL by then, so the step is
 * undone before the router handles it. `onBlocked` gets a function that takes the step after all. Returns a function that
 * stops blocking.
 */
export function blockHistorySteps(onBlocked: (leave: () => void) => void): () => void {
  const page = currentPage();
  const index = historyIndex(window.history.state);
  let isAway = false;
  let isLeaving = false;

  const block = (event: Event) => {
    const to = historyIndex(window.history.state);
    if (isLeaving) return;
    if (currentPage() === page) {
      // A blocked step was undone: the router need not know.
      if (isAway) event.preventDefault();
      isAway = false;
      return;
    }
    // An entry without an index is not the router's, so the number of steps back is unknown.
    if (index === undefined || to === undefined) return;
    event.preventDefault();
    isAway = true;
    window.history.go(index - to);
    onBlocked(() => {
      isLeaving = true;
      window.history.go(to - index);
    });
  };

  window.addEventListener(stepEvent, block);
  return () => window.removeEventListener(stepEvent, block);
}

/** A page is the same in every language. */
function currentPage(): string {
  return splitForm(window.location.pathname).rest + window.location.search;
}

/** The router numbers its history entries. */
function historyIndex(state: unknown): number | undefined {
  const idx = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : undefined;
}
