import type { HeadContext } from '@ponte/kit';
import type { RouteId } from '@ponte/contract/routes';

/** The breadcrumbs of a page as structured data. The home page is added at the start. */
export function breadcrumbs({ t, urlOf }: HeadContext, trail: readonly { to: RouteId; name: string }[]): object {
  const pages = [{ to: 'home', name: t('layout.home') }, ...trail];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: pages.map(({ to, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(to),
    })),
  };
}
