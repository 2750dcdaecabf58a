import type { Language } from '@ponte/contract/language';
import type { RouteDefinition } from '@ponte/contract/route';
import type { SiteSettings } from '@ponte/contract/site';
import type { HeadContext, PageHead, PageModule } from '@ponte/kit';
import { canonicalOf } from './urls';

/** What the head says of a page: the page's own words, or the shell's where there is no page. */
export function headOf(
  route: RouteDefinition | undefined,
  module: unknown,
  language: Language,
  site: SiteSettings,
  t: HeadContext['t'],
): PageHead {
  const head = (module as Partial<PageModule> | undefined)?.head;
  if (!route) return { title: `${t('notfound.title')} · ${site.brand}`, description: t('notfound.text') };
  if (!head) return { title: site.brand, description: t('site.description') };
  const urlOf = (routeId: string) => canonicalOf(routeId, language, site.url);
  return head({ routeId: route.id, language, site, t, urlOf });
}
