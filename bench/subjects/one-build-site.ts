import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildTexts, type Lock, type PageState } from '@ponte/contract/lock';
import { remoteNames } from '@ponte/contract/parts';
import { createDocument, type DocumentParts } from 'composer/document';
import { fileUrl } from 'composer/lock';
import type { OneBuild } from '../one-build/build';
import type { renderPage } from '../one-build/server';
import { readTexts, type ComposedSite } from './composed-site';
import { language, type MeasuredPage } from './measured-page';
import type { Site } from './subject';

/** The pages of the one build, composed with the composer's code: the same preloads and inlined styles. */
export async function createOneBuildSite(
  build: OneBuild,
  composed: ComposedSite,
  measured: readonly MeasuredPage[],
  mode: PageState['mode'],
): Promise<Site> {
  const { contract, folder, assetsOf } = build;
  const lock = { ...composed.lock, remotes: noRemotes };
  const bundle = createRequire(import.meta.url)(join(folder, 'node/shell.cjs')) as { renderPage: typeof renderPage };
  const texts = await readTexts(composed);
  // One build has all its texts in one file.
  await mkdir(join(folder, 'locales'), { recursive: true });
  await writeFile(join(folder, buildTexts.replace('{{lng}}', language)), JSON.stringify(texts));

  const pages = new Map<string, string>();
  for (const page of measured) pages.set(page.path, await createPage(page));
  return {
    pages,
    locate(path) {
      const at = fileUrl(contract, '');
      return path.startsWith(at) ? join(folder, path.slice(at.length)) : composed.locate(path);
    },
  };

  async function createPage({ path, form, module }: MeasuredPage): Promise<string> {
    const state: PageState = { language, form, mode };
    const request = { path, page: { ...state, mode: 'prerendered' as const }, settings: lock.site };
    const rendered = await bundle.renderPage(texts, request, module);
    const page = mode === 'prerendered' ? rendered : { ...rendered, html: '' };
    const own = assetsOf(module);
    // The shell loads the module through the code that stands in for its federation.
    const scripts = [...(contract.federation?.js ?? []), ...own.js];
    const preloads = scripts.map((file) => ({ url: fileUrl(contract, file), integrity: contract.files[file] }));
    const files = [...contract.initial.css, ...own.css, ...assetsOf('assistant').css];
    const styles = await Promise.all(files.map((file) => readStyle(build, file)));
    return createDocument({ state, lock, shell: contract, styles, preloads, page, indexed: true });
  }
}

/** The shell loads remotes by name; here they come from its own build. */
const noRemotes = Object.fromEntries(
  remoteNames.map((name) => [name, { current: { build: 'one', entry: '/' } }]),
) as Lock['remotes'];

async function readStyle({ contract, folder }: OneBuild, file: string): Promise<DocumentParts['styles'][number]> {
  return { url: fileUrl(contract, file), css: await readFile(join(folder, file), 'utf8') };
}
