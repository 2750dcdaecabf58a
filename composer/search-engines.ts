import type { RouteDefinition } from '@ponte/contract/route';
import { addForm } from '@ponte/contract/url';
import { escapeHtml } from './html';
import { urlForms } from '@ponte/contract/composition-layout';
import type { RenderedPage } from './rendered-page';

export type PageUrls = NonNullable<RenderedPage['urls']>;

/** `sitemap.xml`: every address that a page names as its canonical one, with its sisters as the page gives them. */
export function createSitemap(pages: readonly PageUrls[]): string {
  const distinct = new Map(pages.map(({ canonical, alternates }) => [canonical, alternates]));
  const entries = [...distinct].map(([canonical, alternates]) => {
    const links = alternates.map(
      ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
    );
    return `<url><loc>${escapeHtml(canonical)}</loc>${links.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: the public site is open, account and admin screens are nobody's search result. */
export function createRobots(routes: readonly RouteDefinition[], siteUrl: string): string {
  const paths = routes.flatMap(({ area, path }) => (area === 'admin' && typeof path === 'string' ? [path] : []));
  // A rule closes everything below it as well.
  const tops = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  const rules = tops.flatMap((path) => urlForms.map((form) => `Disallow: ${addForm(path, form)}`));
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
