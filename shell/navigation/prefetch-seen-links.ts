import { routes } from '@ponte/contract/routes';
import { resolveUrl } from '@ponte/contract/url';
import type { RemoteState } from '../remotes/remote-state';
import type { Remotes } from '../remotes/remotes';
import type { FetchContent } from './fetch-content';
import { mayPrefetch } from './may-prefetch';

/** A link that was in the viewport for this long is likely to be read, and then followed. */
const seenMs = 1000;

/**
 * Prepares the pages of links that stay in the viewport. If the page runs the remote, their modules are loaded, one at a time:
 * the next follows when a module has arrived. If not, their contents are fetched: a visitor who reads pages of text must not load
 * a remote for links that are only seen. Only links of the content to public pages, because the header's are always in sight.
 */
export function prefetchSeenLinks(remotes: Remotes, fetchContent: FetchContent): () => void {
  const seen = new Set<HTMLAnchorElement>();

  function prefetch(): void {
    for (const link of seen) {
      const page = resolveUrl(routes, link.pathname);
      if (page.kind !== 'page' || page.route.area !== 'public') continue;
      const { part, module } = page.route;
      const state = remotes.stateOf(part);
      const isRunning = state.status === 'ready';
      if (!isRunning && !canShowServed(state)) continue;
      seen.delete(link);
      if (!mayPrefetch()) continue;
      if (isRunning) remotes.load(part, module);
      else fetchContent(page, link.href);
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

/** Whether a page may be shown as the composer rendered it: no module of its remote runs, and no local build is to. */
function canShowServed({ status, preferred }: RemoteState): boolean {
  return !preferred && (status === 'idle' || status === 'failed');
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
