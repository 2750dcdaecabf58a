import { createHash } from 'node:crypto';
import type { BuildContract } from '@ponte/contract/build';
import { loopbackSources } from '@ponte/contract/loopback';
import { lockElementId, pageElementId, rootElementId, type Lock, type PageState } from '@ponte/contract/lock';
import type { RenderedPage } from './rendered-page';
import { escapeHtml, json, tag } from './html';
import { fileUrl } from './lock';
import { shareTags } from './share-tags';
import { iconTags } from './web-manifest';

/** A stylesheet as it stands in a page: its text and the address it would have as a file. */
export interface InlineStyle {
  readonly part: string;
  readonly url: string;
  readonly css: string;
}

export interface DocumentParts {
  readonly state: PageState;
  readonly lock: Lock;
  readonly shell: BuildContract;
  readonly styles: readonly InlineStyle[];
  /** Scripts of the page's remotes, in the order in which they load, with the hashes that their script tags ask for. */
  readonly preloads: readonly { url: string; integrity?: string | undefined }[];
  readonly page: RenderedPage;
  /** HTML for a browser without scripts, of a page whose content needs them. */
  readonly noScript?: string | undefined;
  /** Path of the picture that stands for the page where a link to it is shared. */
  readonly preview?: string | undefined;
  /** Whether search engines may list it. */
  readonly indexed: boolean;
}

/** One complete page. Nothing in it depends on who asks, or when. */
export function createDocument(parts: DocumentParts): string {
  const { state, lock, page } = parts;
  // React puts hints for the pictures that matter in front of the content; they belong into the head.
  const [, hints = '', body = ''] = /^((?:<link[^>]*>)*)(.*)$/s.exec(page.html) ?? [];
  return [
    `<!doctype html><html lang="${state.language}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: stylePolicy(parts) }),
    `<title>${escapeHtml(page.title)}</title>`,
    tag('meta', { name: 'description', content: page.description }),
    ...addresses(parts),
    ...iconTags(parts.shell),
    // What is seen first is asked for first: on a slow line, scripts would take their share of it.
    hints,
    ...typeface(parts),
    ...scripts(parts),
    ...parts.styles.map(({ part, url, css }) => `<style data-part="${part}" data-href="${url}">${css}</style>`),
    ...page.jsonLd.map((block) => `<script type="application/ld+json">${json(block)}</script>`),
    `<script type="application/json" id="${lockElementId}">${json(lock)}</script>`,
    `<script type="application/json" id="${pageElementId}">${json(state)}</script>`,
    `</head><body><div id="${rootElementId}">${body}</div>${noScript(parts)}</body></html>`,
  ].join('');
}

function noScript(parts: DocumentParts): string {
  return parts.noScript ? `<noscript>${parts.noScript}</noscript>` : '';
}

function addresses({ page, preview, indexed, state, lock }: DocumentParts): string[] {
  if (!page.urls || !indexed) return ['<meta name="robots" content="noindex">'];
  const { canonical, alternates } = page.urls;
  return [
    tag('link', { rel: 'canonical', href: canonical }),
    ...alternates.map(([hreflang, href]) => tag('link', { rel: 'alternate', hreflang, href })),
    ...shareTags({
      siteName: lock.site.brand,
      language: state.language,
      title: page.title,
      description: page.description,
      canonical,
      preview: preview && lock.site.url + preview,
    }),
  ];
}

/** The shell's script runs once the page is parsed; everything it will ask for is asked for at once. */
function scripts({ shell, preloads, lock, state }: DocumentParts): string[] {
  const entry = tag('script', {
    src: fileUrl(shell, shell.entry),
    integrity: shell.files[shell.entry],
    crossorigin: 'anonymous',
    defer: true,
    fetchpriority: 'high',
  });
  return [
    `${entry}</script>`,
    ...preloads.map(({ url, integrity }) => preload('script', url, { integrity })),
    preload('fetch', lock.texts.replace('{{lng}}', state.language), { crossorigin: 'anonymous' }),
  ];
}

function typeface({ shell }: DocumentParts): string[] {
  const font = Object.values(shell.media).find((file) => file.endsWith('.woff2'));
  return font ? [preload('font', fileUrl(shell, font), { type: 'font/woff2', crossorigin: 'anonymous' })] : [];
}

/** The attributes must be those of the request itself, or the browser fetches the file twice. */
function preload(as: string, href: string, attributes: Record<string, string | undefined>): string {
  return tag('link', { rel: 'preload', as, href, ...attributes });
}

/**
 * Styles may come from the page's origin, from a developer's machine where overrides are allowed, and from exactly the
 * texts inlined here; the response header says the rest.
 */
function stylePolicy({ styles, lock }: DocumentParts): string {
  const hashes = styles.map(({ css }) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return ["style-src 'self'", ...hashes, ...(lock.site.allowOverrides ? loopbackSources : [])].join(' ');
}
