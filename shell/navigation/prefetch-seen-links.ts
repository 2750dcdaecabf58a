import { routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import type { Remotes } from '../remotes/remotes';
import { savesData } from './saves-data';

/** A link that was in the viewport for this long is likely to be read, and then followed. */
const seenMs = 1000;

/**
 * Loads the modules of links to public pages in the viewport, one at a time: the next follows when a module has arrived. Only links of the
 * content, because the header's are always in sight, and only of a remote that the page runs already: a visitor who reads a
 * page without code must not load a remote for its links.
 */
export function prefetchSeenLinks(remotes: Remotes): () => void {
  const seen = new Set<HTMLAnchorElement>();

  function prefetch(): void {
    for (const link of seen) {
      const resolved = resolveUrl(routes, link.pathname);
      if (resolved.kind !== 'page' || resolved.route.area !== 'public') continue;
      const { part, module } = resolved.route;
      if (!remotes.isRunning(part)) continue;
      seen.delete(link);
      if (!savesData()) remotes.load(part, module);
    }
  }

  const stopWatching = watchLinks((link) => {
    seen.add(link);
    prefetch();
  });
  const unsubscribe = remotes.subscribe(prefetch);
  return () => {
    stopWatching();
    unsubscribe();
  };
}

/** Calls back for each link of the site that stays in the viewport, also for one that is inserted later. */
function watchLinks(work: (link: HTMLAnchorElement) => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const viewport = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => work(target as HTMLAnchorElement), seenMs),
        );
    }
  });
  const observeAll = () => document.querySelectorAll('main a[href^="/"]').forEach((link) => viewport.observe(link));
  const changes = new MutationObserver(observeAll);
  changes.observe(document.body, { childList: true, subtree: true });
  observeAll();
  return () => {
    changes.disconnect();
    viewport.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
