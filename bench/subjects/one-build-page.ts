import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Lock, PageState } from 'shared-config/contract/lock';
import { remoteNames } from 'shared-config/contract/parts';
import { createDocument, type DocumentParts } from '../../releases/compose/document';
import { fileUrl } from '../../releases/compose/lock';
import type { OneBuild } from '../one-build/build';
import type { renderPage } from '../one-build/server';
import { readTexts, type ComposedPage } from './composed-page';
import { measured, type Subject } from './subject';

/** The page of the one build, by the composer's own code: with the same hints, and its styles inlined as well. */
export async function createOneBuildPage(
  build: OneBuild,
  composed: ComposedPage,
  mode: PageState['mode'],
): Promise<Pick<Subject, 'html' | 'locate'>> {
  const { contract, folder, assetsOf } = build;
  const { path, module, language } = measured;
  const state: PageState = { language, form: language, mode };
  const lock = { ...composed.lock, remotes: noRemotes };

  const bundle = createRequire(import.meta.url)(join(folder, 'node/shell.cjs')) as { renderPage: typeof renderPage };
  const rendered = await bundle.renderPage(
    await readTexts(composed),
    { path, page: { ...state, mode: 'prerendered' }, settings: lock.site },
    module,
  );
  const page = mode === 'prerendered' ? rendered : { ...rendered, html: '' };
  const own = assetsOf(module);
  const preloads = own.js.map((file) => ({ url: fileUrl(contract, file), integrity: contract.files[file] }));
  const files = [...contract.initial.css, ...own.css, ...assetsOf('assistant').css];
  const styles = await Promise.all(files.map((file) => readStyle(build, file)));
  return {
    html: createDocument({ state, lock, shell: contract, styles, preloads, page, indexed: true }),
    locate(asked) {
      const at = fileUrl(contract, '');
      return asked.startsWith(at) ? join(folder, asked.slice(at.length)) : composed.locate(asked);
    },
  };
}

/** The shell asks for them by name, and gets them from its own build. */
const noRemotes = Object.fromEntries(
  remoteNames.map((name) => [name, { current: { build: 'one', entry: '/' } }]),
) as Lock['remotes'];

async function readStyle({ contract, folder }: OneBuild, file: string): Promise<DocumentParts['styles'][number]> {
  return { part: 'one', url: fileUrl(contract, file), css: await readFile(join(folder, file), 'utf8') };
}
