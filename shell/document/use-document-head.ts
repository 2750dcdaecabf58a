import { useEffect } from 'react';
import type { Language } from '@ponte/contract/language';
import type { ResolvedUrl } from '@ponte/contract/url';
import type { SiteSettings } from '@ponte/contract/site';
import { textOf } from '@ponte/kit';
import { useModuleState } from '../remotes/remotes-context';
import { headOf } from './head';
import { urlsOf } from './urls';

/** Keeps what the document's head says true of the page that is shown. */
export function useDocumentHead(place: ResolvedUrl, language: Language, site: SiteSettings): void {
  const route = place.kind === 'page' ? place.route : undefined;
  const state = useModuleState(route?.part ?? 'remote-public', route?.module ?? '');
  const module = state.status === 'ready' ? state.module : undefined;

  useEffect(() => {
    document.documentElement.lang = language;
    if (place.kind === 'redirect' || (route && !module)) return;
    const head = headOf(route, module, language, site, textOf);
    document.title = head.title;
    setAttribute('meta[name=description]', 'content', head.description);
    const urls = route?.area === 'public' ? urlsOf(route, language, site.url) : undefined;
    if (find('link[rel=canonical]')?.getAttribute('href') !== urls?.canonical) forgetServed();
    if (!urls) return;
    setAttribute('link[rel=canonical]', 'href', urls.canonical);
    for (const [tag, url] of urls.alternates) setAttribute(`link[hreflang=${tag}]`, 'href', url);
  }, [place.kind, route, module, language, site]);
}

/**
 * Takes away what was served about another page. Open Graph's picture is known to the composer alone, and the page's
 * policy allows no script to be written, not even one that is data.
 */
function forgetServed(): void {
  const sharedTags = document.head.querySelectorAll('[property],[name^=twitter],[type="application/ld+json"]');
  for (const tag of sharedTags) tag.remove();
}

function setAttribute(selector: string, name: string, value: string): void {
  find(selector)?.setAttribute(name, value);
}

function find(selector: string): Element | null {
  return document.head.querySelector(selector);
}
