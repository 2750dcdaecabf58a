import { useEffect } from 'react';
import type { Language } from 'shared-config/contract/language';
import type { ResolvedUrl } from 'shared-config/contract/url';
import type { SiteSettings } from 'shared-config/contract/site';
import { textOf, type PageHead } from 'shared-config/kit';
import { useModuleState } from '../remotes/remotes-context';
import { headOf } from './head';
import { urlsOf } from './urls';

const jsonLdType = 'application/ld+json';

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
    if (find('link[rel=canonical]')?.getAttribute('href') !== urls?.canonical) replaceServed(head.jsonLd);
    if (!urls) return;
    setAttribute('link[rel=canonical]', 'href', urls.canonical);
    for (const [tag, url] of urls.alternates) setAttribute(`link[hreflang=${tag}]`, 'href', url);
  }, [place.kind, route, module, language, site]);
}

/**
 * Takes away what was served about another page: Open Graph's tags, whose picture the composer alone knows, and the
 * structured data, for which the page's own stand in.
 */
function replaceServed(jsonLd: PageHead['jsonLd'] = []): void {
  for (const tag of document.head.querySelectorAll(`[property],[name^=twitter],[type="${jsonLdType}"]`)) tag.remove();
  for (const block of jsonLd) {
    const script = document.createElement('script');
    script.type = jsonLdType;
    // Not as its text, which the page's policy allows to trusted scripts alone.
    script.append(JSON.stringify(block));
    document.head.append(script);
  }
}

function setAttribute(selector: string, name: string, value: string): void {
  find(selector)?.setAttribute(name, value);
}

function find(selector: string): Element | null {
  return document.head.querySelector(selector);
}
