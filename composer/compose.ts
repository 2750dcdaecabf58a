import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '@ponte/contract/language';
import { listRemotes } from '@ponte/contract/parts';
import {
  composerCode,
  type Compose,
  type ComposerStore,
  type CompositionIdOf,
  type Ingredients,
  type Pins,
} from './composer';
import { createRobots, createSitemap, createWebManifest, webManifestFile } from './root-files';
import { createLock } from './lock';
import { mergeTexts } from './merge-texts';
import { openBuilds } from './open-builds';
import { createPageAssets } from './page-assets';
import { readSettings, type ComposerSettings } from './settings';
import { writePages, type PutFile } from './write-pages';

export const compositionIdOf: CompositionIdOf = (_store, ingredients) =>
  Promise.resolve(idOf(ingredients, readSettings(ingredients.settings)));

export const compose: Compose = async (store, ingredients, { report = () => {}, compressionLevel = 'good' }) => {
  const configured = readSettings(ingredients.settings);
  const id = idOf(ingredients, configured);
  const add = async (folder: string) => {
    let pages = 0;
    await write(store, ingredients, configured, id, async (file, content) => {
      await writeInto(folder, file, content);
      if (file.endsWith('.html')) pages += 1;
    });
    report(`${pages} pages made`);
  };
  await store.compositions.add(id, add, compressionLevel);
  return id;
};

function idOf({ shell, remotes }: Ingredients, configured: ComposerSettings): string {
  return createHash('sha256')
    .update(JSON.stringify([composerCode, shell, listRemotes(remotes), configured]))
    .digest('hex')
    .slice(0, 16);
}

async function write(
  store: ComposerStore,
  pins: Pins,
  configured: ComposerSettings,
  id: string,
  putFile: PutFile,
): Promise<void> {
  const builds = await openBuilds(store, pins);
  const { shell } = builds.contracts;
  const { url, brand } = configured.site;
  const texts = await mergeTexts(builds.list);
  const lock = createLock(id, builds.contracts, configured);
  const renderCache = join(store.cache, 'renders');
  const sources = { builds, lock, texts, assets: createPageAssets(builds), renderCache };

  const listed = await allOf(languages.map((language) => writePages(language, sources, putFile)));
  for (const language of languages) {
    await putFile(`locales/${language}/translation.json`, JSON.stringify(texts[language]));
  }
  await putFile('sitemap.xml', createSitemap(listed.flat()));
  await putFile('robots.txt', createRobots(shell.routes, url));
  await putFile(webManifestFile, createWebManifest(shell, texts, brand));
  await putFile('routes.json', JSON.stringify(shell.routes));
}

/** Like `Promise.all`, but every promise is settled when it throws, so that the folder can be removed. */
async function allOf<T>(promises: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}

async function writeInto(folder: string, file: string, content: string): Promise<void> {
  const target = join(folder, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}
