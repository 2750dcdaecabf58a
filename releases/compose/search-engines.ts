import { languages } from 'shared-config/contract/language';
import type { RouteDefinition } from 'shared-config/contract/route';
import { buildUrl } from 'shared-config/contract/url';
import { escapeHtml } from './html';

/** `sitemap.xml`: every public route in every language, each entry with its sisters. */
export function createSitemap(routes: readonly RouteDefinition[], siteUrl: string): string {
  const entries = routes
    .filter((route) => route.area === 'public')
    .flatMap((route) => {
      const links = languages.map((language) => [language, siteUrl + buildUrl(route, language, language)] as const);
      const alternates = links.map(
        ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
      );
      return links.map(([, href]) => `<url><loc>${escapeHtml(href)}</loc>${alternates.join('')}</url>`);
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
  const closed = routes.flatMap(({ area, path }) =>
    area !== 'public' && typeof path === 'string' && !path.includes(':') ? [path] : [],
  );
  const rules = closed.flatMap((path) => ['', ...languages.map((lng) => `/${lng}`)].map((form) => form + path));
  return ['User-agent: *', ...rules.map((rule) => `Disallow: ${rule}`), '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join(
    '\n',
  );
}
