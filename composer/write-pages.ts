import type { Language } from '@ponte/contract/language';
import type { Lock } from '@ponte/contract/lock';
import { ReleaseError } from '@ponte/contract/release-error';
import { appFile, planPages } from '@ponte/contract/composition-layout';
import { createDocument } from './document';
import type { TextTables } from './merge-texts';
import { createNoScript } from './no-script';
import type { OpenBuilds } from './open-builds';
import type { PageAssets } from './page-assets';
import { renderCached } from './render-cache';
import type { PageUrls } from './root-files';
import { findPreview } from './share-tags';

interface PageSources {
  readonly builds: OpenBuilds;
  readonly lock: Lock;
  readonly texts: TextTables;
  readonly assets: PageAssets;
  /** The folder of cached renders. */
  readonly renderCache: string;
}

export type PutFile = (file: string, content: string) => Promise<void>;

/**
 * Renders and writes the pages of one language, and the empty page for paths that render in the browser.
 *
 * @returns the URLs of the pages that search engines may list.
 * @throws ReleaseError `refused` that names the page and what is wrong with it.
 */
export async function writePages(language: Language, sources: PageSources, putFile: PutFile): Promise<PageUrls[]> {
  const { builds, lock, texts, assets, renderCache } = sources;
  const { shell } = builds.contracts;
  const plan = planPages(shell.routes, language);
  const { pages, slots } = await renderCached(renderCache, builds.contracts, {
    language,
    shell: builds.folders.shell,
    remotes: builds.folders.remotes,
    texts: texts[language],
    settings: lock.site,
    pages: plan,
  });
  const listed: PageUrls[] = [];
  for (const { path, file, state: planned, route } of plan) {
    const page = pages.get(file);
    if (!page) throw new ReleaseError('damaged', `${path} (${language}) was not rendered`, 'run the command again');
    checkPage(path, language, page.html);
    const { hydration } = page;
    const state = hydration ? { ...planned, hydration } : planned;
    const own = await assets.of(route, slots, page);
    const preview = route && findPreview(builds.contracts, route, language);
    await putFile(file, createDocument({ state, lock, shell, page, ...own, preview, indexed: route !== undefined }));
    if (page.urls) listed.push(page.urls);
  }
  await putFile(appFile(language), await createAppPage(language, sources));
  return listed;
}

/** One page for login, account and administration. Its title stands in the tab until the screen has its own. */
async function createAppPage(language: Language, { builds, lock, assets, texts }: PageSources): Promise<string> {
  const { brand } = lock.site;
  const { 'header.account': account, 'site.description': description = '' } = texts[language];
  const title = account ? `${account} · ${brand}` : brand;
  const page = { html: '', title, description, jsonLd: [], urls: null };
  const state = { language, form: 'plain', mode: 'client' } as const;
  const own = await assets.of(undefined, [], page);
  return createDocument({
    state,
    lock,
    shell: builds.contracts.shell,
    page,
    ...own,
    noScript: createNoScript(texts[language], brand),
    indexed: false,
  });
}

const rules: readonly (readonly [RegExp, string])[] = [
  [/<script/i, 'a script'],
  [/<[^>]+\sstyle=/i, 'a style attribute, which the content security policy forbids'],
  [/<!--\$[?!]-->/, 'an unresolved Suspense boundary'],
];

/**
 * Checks that a rendered page has exactly one `h1` and nothing that pages must not contain.
 *
 * @throws ReleaseError `refused` that names the page and what is wrong with it.
 */
export function checkPage(path: string, language: Language, html: string): void {
  const found = rules.find(([pattern]) => pattern.test(html));
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const problem = found?.[1] ?? (headings === 1 ? undefined : `${headings} h1 headings instead of one`);
  if (problem)
    throw new ReleaseError('refused', `the page ${path} (${language}) has ${problem}`, 'fix the part that renders it');
}
