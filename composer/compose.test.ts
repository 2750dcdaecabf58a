import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { partNames, type PartName } from '@ponte/contract/parts';
import { createDiskStore } from 'releases/store/disk/disk-store';
import { listFiles } from 'releases/store/disk/files';
import type { Store } from 'releases/store/store';
import { buildId } from 'fixtures/builds/create-build';
import { createDrawableBuild, moduleThatDraws } from 'fixtures/builds/drawable-builds';
import { compose, compositionIdOf } from './compose';
import type { Ingredients } from './composer';

const preview = 'static/media/home.es.jpg';
const pins: Ingredients = {
  settings: { SITE_URL: 'https://ponte.example' },
  shell: buildId(1),
  remotes: {
    'remote-public': { build: buildId(1), lastKnownGood: null },
    'remote-admin': { build: buildId(1), lastKnownGood: null },
    'remote-chat': { build: buildId(1), lastKnownGood: null },
  },
};

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compose-'));
  store = createDiskStore(join(folder, 'store'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function publish(home: Record<string, string> = {}, shell: Partial<BuildContract> = {}) {
  const changes: Partial<Record<PartName, Partial<BuildContract>>> = {
    'remote-public': { media: { 'media/open-graph/home.es.jpg': preview } },
    shell,
  };
  for (const part of partNames) {
    const files = part === 'remote-public' ? { [preview]: 'picture', ...home } : {};
    const source = join(folder, part);
    await store.builds.add(await createDrawableBuild(source, part, 1, files, changes[part]), source);
  }
}

async function composePages(from = pins) {
  const id = await compose(store, from, {});
  const composition = await store.compositions.getFolder(id);
  const files = (await listFiles(composition)).filter((file) => !/\.(br|gz)$|^\./.test(file));
  return { id, files, read: (file: string) => readFile(join(composition, file), 'utf8') };
}

function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body>'));
}

test('writes every page in every language, the texts, and the files for search engines and launchers', async () => {
  await publish();
  const { files, read } = await composePages();
  const perLanguage = (language: string) => [
    `app/${language}.html`,
    `locales/${language}/translation.json`,
    `not-found/${language}/${language}.html`,
    `not-found/plain/${language}.html`,
    `pages/${language}/${language}/${language}.html`,
    `pages/plain/${language}/index.html`,
  ];
  const site = ['manifest.webmanifest', 'robots.txt', 'routes.json', 'sitemap.xml'];
  expect(files.sort()).toEqual([...['en', 'es', 'pt'].flatMap(perLanguage), ...site].sort());

  const page = await read('pages/es/es/es.html');
  expect(page).toContain('<h1>/es</h1><p>hello from the shell</p>');
  expect(page).toContain(`og:image" content="https://ponte.example/builds/remote-public/${buildId(1)}/${preview}"`);
  expect((await read('sitemap.xml')).match(/<loc>/g)).toHaveLength(3);
  expect(JSON.parse(await read('locales/pt/translation.json'))).toMatchObject({
    'shell.title': 'shell.title in pt',
    'remote-chat.title': 'remote-chat.title in pt',
  });
  const app = await read('app/pt.html');
  expect(app).toContain('<div id="root"></div>');
  // This shell has no text for it.
  expect(app).toContain('<title>Ponte</title>');
});

test('gives the page of the account screens a title and a description of the shell', async () => {
  const keys = ['shell.title', 'header.account', 'site.description'];
  await publish({}, { texts: { pt: keys, en: keys, es: keys } });
  const { read } = await composePages();
  expect(await read('app/es.html')).toContain(
    '<title>header.account in es · Ponte</title><meta name="description" content="site.description in es">',
  );
});

test('only pages with a URL of their own may be indexed', async () => {
  await publish();
  const { files, read } = await composePages();
  const noindex: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    if ((await read(file)).includes('content="noindex"')) noindex.push(file.split('/')[0] ?? '');
  }
  expect(noindex.sort()).toEqual([...Array(3).fill('app'), ...Array(6).fill('not-found')]);
});

test('the id depends on the ingredients, and an existing composition is not made again', async () => {
  await publish();
  const first = await composePages();
  expect(await compositionIdOf(store, pins)).toBe(first.id);
  await rm(join(folder, 'store/builds'), { recursive: true });
  expect((await composePages()).id).toBe(first.id);

  const renamed = { ...pins, settings: { ...pins.settings, BRAND: 'Travessia' } };
  expect(await compositionIdOf(store, renamed)).not.toBe(first.id);
});

test('a release of a part that no page uses renders nothing', async () => {
  await publish();
  const first = await composePages();
  const source = join(folder, 'other-admin');
  await store.builds.add(await createDrawableBuild(source, 'remote-admin', 2), source);
  await rm(join(folder, 'store/builds/remote-public', buildId(1), 'node'), { recursive: true });

  const remotes = { ...pins.remotes, 'remote-admin': { build: buildId(2), lastKnownGood: buildId(1) } };
  const page = 'pages/es/es/es.html';
  const second = await composePages({ ...pins, remotes });
  expect(second.id).not.toBe(first.id);
  expect(bodyOf(await second.read(page))).toBe(bodyOf(await first.read(page)));
  expect(await second.read(page)).toContain(buildId(2));
});

test('a page that cannot be rendered leaves no files behind', async () => {
  await publish({ 'node/home.cjs': moduleThatDraws('throw new Error("no lamp")') });
  await expect(compose(store, pins, {})).rejects.toThrow(/^the prerender of \/ \((pt|en|es)\) threw: Error: no lamp$/);
  expect(await store.compositions.list()).toEqual([]);
  expect(await listFiles(join(folder, 'store/compositions'))).toEqual([]);
});

test('rejects a page that breaks a rule, and names it', async () => {
  await publish({ 'node/home.cjs': moduleThatDraws('return `<p style="color:red">x</p>`') });
  await expect(compose(store, pins, {})).rejects.toThrow(/^the page \/ \((pt|en|es)\) has a style attribute/);
});
