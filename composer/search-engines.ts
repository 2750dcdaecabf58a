import type { RouteDefinition } from '@ponte/contract/route';
import { addForm } from '@ponte/contract/url';
import { escapeHtml } from './html';
import { urlForms } from '@ponte/contract/composition-layout';
import type { RenderedPage } from './render-protocol';

export type PageUrls = NonNullable<RenderedPage['urls']>;

/** `sitemap.xml`: every canonical URL with its alternates. */
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

/** `robots.txt`: crawlers may read the public site, but not the admin screens. */
export function createRobots(routes: readonly RouteDefinition[], siteUrl: string): string {
  const paths = routes.flatMap(({ area, path }) => (area === 'admin' && typeof path === 'string' ? [path] : []));
  // A rule also applies to every path below it.
  const tops = paths.filter((path) => !paths.some((other) => path.startsWith(`${other}/`)));
  const rules = tops.flatMap((path) => urlForms.map((form) => `Disallow: ${addForm(path, form)}`));
  return ['User-agent: *', ...rules, '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
