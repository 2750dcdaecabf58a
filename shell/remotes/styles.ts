/**
 * Removes the styles of the build with this entry from the page, inlined ones too, and the hints for its files. Keeps what
 * belongs to the entry `kept`.
 */
export function removeStylesBut(kept: string, entry: string): void {
  for (const element of document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('link, style[data-href]')) {
    const address = element instanceof HTMLLinkElement ? element.href : element.dataset.href;
    if (address && belongsTo(entry, address) && !belongsTo(kept, address)) element.remove();
  }
}

/** A build's files lie beside its entry, and are requested with its query. */
function belongsTo(entry: string, address: string): boolean {
  const { href, search } = new URL(address, location.href);
  const of = new URL(entry, location.href);
  return href.startsWith(new URL('.', of).href) && search === of.search;
}
