import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { languages, type Language } from 'shared-config/contract/language';
import type { Lock } from 'shared-config/contract/lock';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { checkPage } from './check-page';
import type { Compose, CompositionIdOf, Pins } from './composer';
import { createDocument } from './document';
import { createLock, type Contracts } from './lock';
import { mergeTexts, type TextTables } from './merge-texts';
import { createPageAssets, type PageAssets } from './page-assets';
import { appFile, planPages } from './plan-pages';
import { openBuilds, type OpenBuilds } from './open-builds';
import { renderPages } from './render-pages';
import { createRobots, createSitemap } from './search-engines';
import { readSettings, type ComposerSettings } from './settings';

export const compositionIdOf: CompositionIdOf = (_store, pins) => Promise.resolve(idOf(pins, settings()));

export const compose: Compose = async (store, pins, { report = () => {} }) => {
  const configured = settings();
  const id = idOf(pins, configured);
  await store.compositions.add(id, (folder) => write(store, pins, configured, id, folder, report));
  return id;
};

/** Replaced by the build of this package: a composition made by other code is another composition. */
declare const COMPOSER_HASH: string | undefined;

function idOf(pins: Pins, configured: ComposerSettings): string {
  const code = typeof COMPOSER_HASH === 'string' ? COMPOSER_HASH : 'source';
  return createHash('sha256')
    .update(JSON.stringify([code, pins, configured]))
    .digest('hex')
    .slice(0, 16);
}

function settings(): ComposerSettings {
  try {
    return readSettings(process.env);
  } catch (cause) {
    throw new ReleaseError('usage', (cause as Error).message, 'set it right in the environment', { cause });
  }
}

async function write(
  store: Store,
  pins: Pins,
  configured: ComposerSettings,
  id: string,
  folder: string,
  report: (line: string) => void,
): Promise<void> {
  const builds = await openBuilds(store, pins);
  const lock = createLock(id, builds.contracts, configured);
  const texts = await mergeTexts(builds.list);
  const assets = createPageAssets(builds);
  const put = (file: string, content: string) => writeInto(folder, file, content);

  await inParallel(languages, (language) => writePages(language, { builds, lock, texts, assets, put, report }));
  const { routes } = builds.contracts.shell;
  for (const language of languages) {
    await put(`locales/${language}/translation.json`, JSON.stringify(texts[language]));
  }
  await put('sitemap.xml', createSitemap(routes, configured.site.url));
  await put('robots.txt', createRobots(routes, configured.site.url));
  await put('routes.json', JSON.stringify(routes));
}

interface Work {
  builds: OpenBuilds;
  lock: Lock;
  texts: TextTables;
  assets: PageAssets;
  put: (file: string, content: string) => Promise<void>;
  report: (line: string) => void;
}

async function writePages(language: Language, work: Work): Promise<void> {
  const { builds, lock, texts, assets, put, report } = work;
  const shell = builds.contracts.shell;
  const planned = planPages(shell.routes, language);
  const rendered = await renderPages({
    language,
    shell: builds.folders.shell,
    remotes: builds.folders.remotes,
    texts: texts[language],
    settings: lock.site,
    pages: planned,
  });
  for (const { path, file, state, route } of planned) {
    const page = rendered.pages.get(file);
    if (!page) throw new ReleaseError('damaged', `${path} was not drawn`, 'run the command again');
    checkPage(path, page.html);
    const own = await assets.of(route, rendered.slots);
    await put(file, createDocument({ state, lock, shell, page, ...own, indexed: route !== undefined }));
  }
  await put(appFile(language), createAppPage(language, lock, shell, await assets.of(undefined, [])));
  report(`${planned.length} pages in ${language}`);
}

function createAppPage(
  language: Language,
  lock: Lock,
  shell: Contracts['shell'],
  own: Awaited<ReturnType<PageAssets['of']>>,
): string {
  const page = { html: '', title: lock.site.brand, description: '', jsonLd: [], urls: null };
  const state = { language, form: 'plain', mode: 'client' } as const;
  return createDocument({ state, lock, shell, page, ...own, indexed: false });
}

async function writeInto(folder: string, file: string, content: string): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Runs at most as many at once as there are cores. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const lanes = Array.from({ length: Math.min(availableParallelism(), queue.length) }, async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  });
  await Promise.all(lanes);
}
