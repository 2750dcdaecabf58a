import { createHash } from 'node:crypto';
import type { BuildContract } from '@ponte/contract/build';
import { loopbackSources } from '@ponte/contract/loopback';
import {
  buildTexts,
  firstScreenEndId,
  lockElementId,
  pageElementId,
  rootElementId,
  type Lock,
  type PageState,
} from '@ponte/contract/lock';
import type { NoScript } from './no-script';
import type { RenderedPage } from './render-protocol';
import { escapeHtml, json, tag } from './html';
import { fileUrl } from './lock';
import { shareTags } from './share-tags';
import { iconTags } from './root-files';

/** A stylesheet that is inlined into a page: its text and the URL that it has as a file. */
export interface InlineStyle {
  readonly url: string;
  readonly css: string;
}

export interface DocumentParts {
  readonly state: PageState;
  readonly lock: Lock;
  readonly shell: BuildContract;
  readonly styles: readonly InlineStyle[];
  /** Scripts of the page's remotes in load order, with the integrity hashes of their script tags. */
  readonly preloads: readonly { url: string; integrity?: string | undefined }[];
  /** URL patterns of the texts of the page's remotes, with `{{lng}}` for the language. */
  readonly texts?: readonly string[];
  readonly page: RenderedPage;
  /** For browsers without scripts, on a page that renders in the browser. */
  readonly noScript?: NoScript | undefined;
  /** Path of the picture of the page's link preview. */
  readonly preview?: string | undefined;
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
}

/** A complete page. It depends on neither the visitor nor the time. */
export function createDocument(parts: DocumentParts): string {
  const { state, lock, page } = parts;
  // React writes preloads of important pictures in front of the content; they belong in the head.
  const [, hints = '', body = ''] = /^((?:<link[^>]*>)*)(.*)$/s.exec(page.html) ?? [];
  return [
    `<!doctype html><html lang="${state.language}"><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    tag('meta', { 'http-equiv': 'Content-Security-Policy', content: stylePolicy(parts) }),
    // First of all files: until it has arrived, the text is set in another face.
    ...typeface(parts),
    ...firstScreen(body),
    `<title>${escapeHtml(page.title)}</title>`,
    tag('meta', { name: 'description', content: page.description }),
    ...linkTags(parts),
    ...iconTags(parts.shell),
    // Pictures above the fold first: on a slow connection, scripts would take their bandwidth.
    hints,
    ...scripts(parts),
    ...parts.styles.map(({ url, css }) => `<style data-href="${url}">${css}</style>`),
    ...(parts.noScript ? [`<noscript><style>${parts.noScript.css}</style></noscript>`] : []),
    ...page.jsonLd.map((block) => `<script type="application/ld+json">${json(block)}</script>`),
    `<script type="application/json" id="${lockElementId}">${json(lock)}</script>`,
    `<script type="application/json" id="${pageElementId}">${json(state)}</script>`,
    `</head><body><div id="${rootElementId}">${body}</div>${noScript(parts)}</body></html>`,
  ].join('');
}

/** Half of the first screen has another layout. Not more of the page: if the rest never comes, the visitor can read this much. */
function firstScreen(body: string): string[] {
  const isMarked = body.includes(`id="${firstScreenEndId}"`);
  return isMarked ? [tag('link', { rel: 'expect', href: `#${firstScreenEndId}`, blocking: 'render' })] : [];
}

function noScript(parts: DocumentParts): string {
  return parts.noScript ? `<noscript>${parts.noScript.html}</noscript>` : '';
}

function linkTags({ page, preview, indexed, state, lock }: DocumentParts): string[] {
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

/** The shell's script is deferred; everything that it will request at once is preloaded. */
function scripts(parts: DocumentParts): string[] {
  const { shell, preloads } = parts;
  const entry = tag('script', {
    src: fileUrl(shell, shell.entry),
    integrity: shell.files[shell.entry],
    crossorigin: 'anonymous',
    defer: true,
    fetchpriority: 'high',
  });
  return [
    `${entry}</script>`,
    // The frame does not wait for them.
    ...preloads.map(preloadScript),
    ...textFiles(parts).map((url) =>
      preload('fetch', url.replace('{{lng}}', parts.state.language), { crossorigin: 'anonymous' }),
    ),
  ];
}

/** An older shell waits for all texts of the site. */
function textFiles({ shell, texts = [], lock }: DocumentParts): string[] {
  return shell.textsByPart ? [fileUrl(shell, buildTexts), ...texts] : [lock.texts];
}

function typeface({ shell }: DocumentParts): string[] {
  const font = Object.values(shell.media).find((file) => file.endsWith('.woff2'));
  return font ? [preload('font', fileUrl(shell, font), { type: 'font/woff2', crossorigin: 'anonymous' })] : [];
}

export function preloadScript({ url, integrity }: DocumentParts['preloads'][number]): string {
  return preload('script', url, { integrity, fetchpriority: 'low' });
}

/** The attributes must equal those of the later request, or the browser fetches the file twice. */
function preload(as: string, href: string, attributes: Record<string, string | undefined>): string {
  return tag('link', { rel: 'preload', as, href, ...attributes });
}

/**
 * Allows styles from the page's origin, the stylesheets inlined here by hash, and a developer's machine if overrides are
 * allowed. The other directives are in the response header.
 */
function stylePolicy({ styles, noScript, lock }: DocumentParts): string {
  const inlined = noScript ? [...styles, noScript] : styles;
  const hashes = inlined.map(({ css }) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return ["style-src 'self'", ...hashes, ...(lock.site.allowOverrides ? loopbackSources : [])].join(' ');
}
