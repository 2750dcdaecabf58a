import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockElementId, pageElementId, rootElementId, type Lock } from '@ponte/contract/lock';
import { pageFile } from '@ponte/contract/composition-layout';
import { preloadScript, type DocumentParts } from 'composer/document';
import { rootFiles } from 'edge/rules';
import { language, type MeasuredPage } from './measured-page';
import type { Site } from './subject';

/** The pages of a release store's live composition, and their lock. */
export interface ComposedSite extends Site {
  readonly lock: Lock;
}

export async function readComposedSite(store: string, measured: readonly MeasuredPage[]): Promise<ComposedSite> {
  const site = join(store, 'live', 'site');
  const pages = new Map<string, string>();
  for (const { path, form } of measured) {
    pages.set(path, await readFile(join(site, pageFile(form, language, path)), 'utf8'));
  }
  const [html = ''] = pages.values();
  const [, lock = 'null'] = new RegExp(`id="${lockElementId}">(.*?)</script>`).exec(html) ?? [];
  return {
    pages,
    lock: JSON.parse(lock) as Lock,
    locate(path) {
      if (path.startsWith('/builds/')) return join(store, path);
      return path.startsWith('/locales/') || isRootFile(path) ? join(site, path) : undefined;
    },
  };
}

function isRootFile(path: string): boolean {
  return rootFiles.some((file) => file === path);
}

/** All texts of the site in the measured language. */
export async function readTexts({ lock, locate }: ComposedSite): Promise<Record<string, string>> {
  const [path = ''] = lock.texts.replace('{{lng}}', language).split('?');
  return JSON.parse(await readFile(locate(path) ?? '', 'utf8')) as Record<string, string>;
}

/** The tags that describe the page to search engines, browsers and link previews. */
export function headTags(html: string): string {
  const [head = ''] = html.split('</head>');
  const tags =
    /<title>.*?<\/title>|<meta (?:name="(?!viewport)|property=)[^>]*>|<link rel="(?!preload|expect)[^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;
  return (head.match(tags) ?? []).join('');
}

/** Removes the content, and what waits for it or loads its pictures: the page is then rendered in the browser. */
export function withoutContent(html: string): string {
  return html
    .replace(new RegExp(`<div id="${rootElementId}">.*</div></body>`, 's'), `<div id="${rootElementId}"></div></body>`)
    .replace(/<link rel="(?:expect"|preload" as="image")[^>]*>/g, '')
    .replace(new RegExp(`(id="${pageElementId}">[^<]*"mode":)"prerendered"`), '$1"client"');
}

/** A client-rendered page needs its module at once. */
export function withPreloads(html: string, preloads: DocumentParts['preloads']): string {
  const texts = '<link rel="preload" as="fetch"';
  return html.replace(texts, preloads.map(preloadScript).join('') + texts);
}

/** Removes preloads and every style but the shell's: scripts load the rest when they need it. */
export function withoutHints(html: string): string {
  return html
    .replace(/<link rel="preload"[^>]*>/g, '')
    .replace(/<style data-href="\/builds\/remote-[^>]*>.*?<\/style>/gs, '');
}

/** Removes all scripts: the page can still be read and its links followed. */
export function withoutScript(html: string): string {
  return html
    .replace(/<script (?!type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="preload" as="(?:script|fetch)"[^>]*>/g, '');
}
