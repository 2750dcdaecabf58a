import { useEffect } from 'react';
import type { Language } from '@ponte/contract/language';
import type { ResolvedUrl } from '@ponte/contract/url';
import type { SiteSettings } from '@ponte/contract/site';
import { textOf } from '@ponte/kit';
import { useModuleState } from '../remotes/remotes-context';
import { contentIdOf, useServedContents, type ServedContents } from '../remotes/served-content';
import { headOf, urlsOf } from './head';

/** Updates the document's head when the page changes. */
export function useDocumentHead(resolved: ResolvedUrl, language: Language, site: SiteSettings): void {
  const route = resolved.kind === 'page' ? resolved.route : undefined;
  const state = useModuleState(route?.part ?? 'remote-public', route?.module ?? '');
  const module = state.status === 'ready' ? state.module : undefined;
  const served = useServedContents();

  useEffect(() => {
    document.documentElement.lang = language;
    if (resolved.kind === 'redirect') return;
    const head =
      route && !module ? findServedHead(served, resolved, language) : headOf(route, module, language, site, textOf);
    if (!head) return;
    document.title = head.title;
    setAttribute('meta[name=description]', 'content', head.description);
    const urls = route?.area === 'public' ? urlsOf(route, language, site.url) : undefined;
    if (find('link[rel=canonical]')?.getAttribute('href') !== urls?.canonical) removeServedTags();
    if (!urls) return;
    setAttribute('link[rel=canonical]', 'href', urls.canonical);
    for (const [tag, url] of urls.alternates) setAttribute(`link[hreflang=${tag}]`, 'href', url);
  }, [resolved, route, module, language, site, served]);
}

/** The head of the page whose served HTML is shown without its module. */
function findServedHead(served: ServedContents, resolved: ResolvedUrl, language: Language) {
  return resolved.kind === 'page' ? served.get(contentIdOf(resolved, language))?.head : undefined;
}

/**
 * Removes the served tags of another page. They cannot be updated: only the composer knows the Open Graph picture, and the
 * page's policy forbids inserting scripts, JSON-LD included.
 */
function removeServedTags(): void {
  const sharedTags = document.head.querySelectorAll('[property],[name^=twitter],[type="application/ld+json"]');
  for (const tag of sharedTags) tag.remove();
}

function setAttribute(selector: string, name: string, value: string): void {
  find(selector)?.setAttribute(name, value);
}

function find(selector: string): Element | null {
  return document.head.querySelector(selector);
}
