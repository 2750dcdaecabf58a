/**
 * The address that a click leads to when it would take this page away, `undefined` for any other click: new tabs,
 * downloads, other sites (the browser itself warns of those), places on this page, the same page in another language.
 */
export function findWayOut(event: MouseEvent, here: URL): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.hreflang) return undefined;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const to = new URL(link.href);
  if (to.origin !== here.origin || (to.pathname === here.pathname && to.search === here.search)) return undefined;
  return to;
}
