/**
 * Takes the styles of the build with this entry out of the page, and the hints for its files: those that were inlined,
 * too. What belongs to the entry `kept` stays.
 */
export function removeStylesBut(kept: string, entry: string): void {
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link, style[data-href]')) {
    const address = element instanceof HTMLLinkElement ? element.href : element.dataset.href;
    if (address && belongsTo(entry, address) && !belongsTo(kept, address)) element.remove();
  }
}

/** A build's files lie beside its entry, and are asked for with its query. */
function belongsTo(entry: string, address: string): boolean {
  const { href, search } = new URL(address, location.href);
  const of = new URL(entry, location.href);
  return href.startsWith(new URL('.', of).href) && search === of.search;
}
