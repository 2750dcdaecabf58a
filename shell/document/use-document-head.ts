import { useEffect } from 'react';
import type { Language } from 'shared-config/contract/language';
import type { ResolvedUrl } from 'shared-config/contract/url';
import type { SiteSettings } from 'shared-config/contract/site';
import { textOf } from 'shared-config/kit';
import { useModuleState } from '../remotes/remotes-context';
import { headOf } from './head';
import { urlsOf } from './urls';

/** Keeps the document's language, title, description and addresses those of the page that is shown. */
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
    if (route?.area !== 'public') return;
    const urls = urlsOf(route, language, site.url);
    setAttribute('link[rel=canonical]', 'href', urls.canonical);
    for (const [tag, url] of urls.alternates) setAttribute(`link[hreflang=${tag}]`, 'href', url);
  }, [place.kind, route, module, language, site]);
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
