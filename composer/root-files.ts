import type { RouteDefinition } from '@ponte/contract/route';
import { addForm } from '@ponte/contract/url';
import { urlForms } from '@ponte/contract/composition-layout';
import { type BuildContract, iconSources } from '@ponte/contract/build';
import { localeTags, publicDefault } from '@ponte/contract/language';
import { escapeHtml, tag } from './html';
import type { RenderedPage } from './render-protocol';
import { fileUrl } from './lock';
import type { TextTables } from './merge-texts';

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

/** The design's ink and paper: browsers use them for their own surfaces. */
export const colors = { ink: '#10243e', paper: '#fbf7f0' } as const;

export const webManifestFile = 'manifest.webmanifest';

/** The web manifest, used when the site is installed: one for all languages, in the default language. */
export function createWebManifest(shell: BuildContract, texts: TextTables, brand: string): string {
  return JSON.stringify({
    id: '/',
    start_url: '/',
    scope: '/',
    name: brand,
    short_name: brand,
    description: texts[publicDefault]['site.description'],
    lang: localeTags[publicDefault],
    display: 'minimal-ui',
    theme_color: colors.ink,
    background_color: colors.paper,
    icons: [
      ...iconOf(shell, 'vector', { sizes: 'any', type: 'image/svg+xml' }),
      ...iconOf(shell, 'home', { sizes: '192x192', type: 'image/png' }),
      ...iconOf(shell, 'splash', { sizes: '512x512', type: 'image/png' }),
      // The mark fits inside the circle to which a launcher may crop the icon.
      ...iconOf(shell, 'splash', { sizes: '512x512', type: 'image/png', purpose: 'maskable' }),
    ],
  });
}

/** The tags of the manifest, and of the icons for browsers that do not read it. */
export function iconTags(shell: BuildContract): string[] {
  const icons = [
    ...iconOf(shell, 'small', { rel: 'icon', sizes: '32x32' }),
    ...iconOf(shell, 'vector', { rel: 'icon', type: 'image/svg+xml' }),
    ...iconOf(shell, 'touch', { rel: 'apple-touch-icon' }),
  ];
  return [
    tag('meta', { name: 'theme-color', content: colors.ink }),
    ...icons.map(({ src, ...attributes }) => tag('link', { ...attributes, href: src })),
    tag('link', { rel: 'manifest', href: `/${webManifestFile}` }),
  ];
}

function iconOf<Rest extends object>(shell: BuildContract, name: keyof typeof iconSources, rest: Rest) {
  const file = shell.media[iconSources[name]];
  return file ? [{ ...rest, src: fileUrl(shell, file) }] : [];
}
