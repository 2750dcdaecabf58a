import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteNames, type RemoteName } from '@ponte/contract/parts';
import { createContract } from 'fixtures/builds/create-build';
import { createPageAssets, type PageAssets } from './page-assets';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'assets-'))));
afterEach(() => rm(folder, { recursive: true }));

const hash = `sha384-${'B'.repeat(64)}`;
const chunkHash = `sha384-${'C'.repeat(64)}`;
const page = { html: '<h1 class="title">' };
const home = { id: 'home', path: '/', part: 'remote-public', module: 'home', area: 'public' } as const;

async function openAssets() {
  const shell = createContract('shell', 1, {
    initial: { js: [], css: ['main.css'] },
    federation: { js: [], css: ['fields.css'] },
  });
  const exposing = (part: RemoteName, module: string) =>
    createContract(part, 1, {
      textsIn: part === 'remote-admin' ? 'part' : 'composition',
      exposes: { [module]: { js: [`${module}.js`], css: [`${module}.css`] } },
      files: { 'remoteEntry.js': hash, [`${module}.js`]: chunkHash },
    });
  const remotes = {
    'remote-public': { current: exposing('remote-public', 'home'), lastKnownGood: undefined },
    'remote-admin': { current: exposing('remote-admin', 'login'), lastKnownGood: undefined },
    'remote-chat': { current: exposing('remote-chat', 'assistant'), lastKnownGood: undefined },
  };
  for (const file of [
    'shell/main.css',
    'shell/fields.css',
    'remote-public/home.css',
    'remote-admin/login.css',
    'remote-chat/assistant.css',
  ]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), `.${file}`);
  }
  return createPageAssets({
    contracts: { shell, remotes },
    folders: {
      shell: join(folder, 'shell'),
      remotes: Object.fromEntries(remoteNames.map((name) => [name, join(folder, name)])),
    },
    list: [],
  });
}

test('inlines the styles of the shell, the page and its slots, in this order', async () => {
  const { styles } = await (await openAssets()).of(home, [['remote-chat', 'assistant']], page);
  expect(styles.map(({ css }) => css)).toEqual([
    '.shell/main.css',
    '.remote-public/home.css',
    '.remote-chat/assistant.css',
  ]);
});

test('preloads the remote’s entry and the module’s chunks with the attributes of their script tags', async () => {
  const { preloads } = await (await openAssets()).of(home, [['remote-chat', 'assistant']], page);
  expect(preloads).toEqual([
    { url: '/builds/remote-public/1.0.0-000000000001/remoteEntry.js', integrity: hash },
    { url: '/builds/remote-public/1.0.0-000000000001/home.js', integrity: chunkHash },
  ]);
});

test('preloads the texts of a remote whose content is hydrated at once, unless its code brings them', async () => {
  const textsOf = async (...page: Parameters<PageAssets['of']>) => (await (await openAssets()).of(...page)).texts;
  expect(await textsOf(home, [], page)).toEqual(['/builds/remote-public/1.0.0-000000000001/locales/{{lng}}.json']);
  expect(await textsOf(home, [], { ...page, hydration: 'visible' })).toEqual([]);
  expect(await textsOf({ ...home, part: 'remote-admin', module: 'login' }, [], page)).toEqual([]);
});

test.each([
  ['that has one of their classes', '<p class="a shell b">', ['.shell/main.css', '.shell/fields.css']],
  ['that has none', '<p class="shell-like">', ['.shell/main.css']],
  ['that is rendered in the browser', '', ['.shell/main.css', '.shell/fields.css']],
])('inlines the styles that come with the first remote into a page %s', async (_, html, expected) => {
  const { styles } = await (await openAssets()).of(undefined, [], { html });
  expect(styles.map(({ css }) => css)).toEqual(expected);
});

test('a page without a route preloads nothing', async () => {
  const { preloads } = await (await openAssets()).of(undefined, [], page);
  expect(preloads).toEqual([]);
});
