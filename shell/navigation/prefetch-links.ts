import { mayPrefetch } from './may-prefetch';

const events = ['pointerover', 'focusin'] as const;

/**
 * Calls back when a visitor points at a link of the site, touches or focuses it: its page is likely to be needed. Returns a
 * function that stops it.
 */
export function prefetchLinks(prepare: (url: HTMLAnchorElement) => unknown): () => void {
  const prefetch = (element: unknown) => {
    const link = element instanceof Element ? element.closest('a') : null;
    if (link?.href && link.origin === location.origin && mayPrefetch()) prepare(link);
  };
  const onIntent = ({ target }: Event) => prefetch(target);
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  document.querySelectorAll('a:is(:hover, :focus)').forEach(prefetch);
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}
