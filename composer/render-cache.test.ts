import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames, type RemoteName } from '@ponte/contract/parts';
import { integrityOf } from '@ponte/toolchain/build/files';
import { createContract } from 'fixtures/builds/create-build';
import { renderCached } from './render-cache';
import type { Contracts } from './lock';
import { planPages } from '@ponte/contract/composition-layout';
import type { RenderJob } from './render-protocol';
import { readSettings } from './settings';

let folder: string;
let renders: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-cache-'));
  renders = 0;
});
afterEach(() => rm(folder, { recursive: true }));

const home = { id: 'home', path: '/', part: 'remote-public', module: 'home', area: 'public' } as const;
const job: RenderJob = {
  language: 'en',
  shell: '/builds/shell/1',
  remotes: { 'remote-public': '/builds/public/1', 'remote-admin': '/builds/admin/1', 'remote-chat': '/builds/chat/1' },
  texts: { 'shell.title': 'Two banks' },
  settings: readSettings({}).site,
  pages: planPages([home], 'en'),
};

function contracts(contents: Partial<Record<'shell' | RemoteName, string>> = {}): Contracts {
  const contract = (part: 'shell' | RemoteName) =>
    createContract(part, 1, { files: { 'node/home.cjs': integrityOf(contents[part] ?? 'as it was') } as never });
  const remotes = remoteNames.map((name) => [name, { current: contract(name), lastKnownGood: undefined }]);
  return { shell: contract('shell'), remotes: Object.fromEntries(remotes) };
}

/** Renders one page that contains the number of renders so far; it loads modules of remote-public and remote-chat. */
function render(changes: Partial<RenderJob> = {}, from = contracts()) {
  return renderCached(folder, from, { ...job, ...changes }, async () => {
    renders += 1;
    const page = { html: `render ${renders}`, title: '', description: '', jsonLd: [{ name: undefined }], urls: null };
    return {
      slots: [['remote-chat', 'assistant']],
      loaded: ['remote-chat', 'remote-public'],
      pages: new Map([['pages/plain/en/index.html', page]]),
    };
  });
}

test('renders the same inputs once, whichever folders the builds are in', async () => {
  const first = await render();
  expect(await render({ shell: '/elsewhere', remotes: { ...job.remotes, 'remote-public': '/elsewhere' } })).toEqual(
    first,
  );
  expect(renders).toBe(1);
});

test('does not depend on a build that the render did not load', async () => {
  await render();
  await render({}, contracts({ 'remote-admin': 'other' }));
  expect(renders).toBe(1);
});

const ingredients: Record<string, [Partial<RenderJob>, Contracts?]> = {
  'another shell': [{}, contracts({ shell: 'other' })],
  'another build of a route’s part': [{}, contracts({ 'remote-public': 'other' })],
  'another build in a slot': [{}, contracts({ 'remote-chat': 'other' })],
  'another text': [{ texts: { 'shell.title': 'Other banks' } }],
  'another setting': [{ settings: { ...job.settings, brand: 'Travessia' } }],
  'another language': [{ language: 'es' }],
  'one page more': [{ pages: planPages([home, { ...home, id: 'visas', path: '/visas' }], 'en') }],
};

test.each(Object.entries(ingredients))('renders again for %s, and keeps both renders', async (_, [changes, from]) => {
  const first = await render();
  const other = await render(changes, from);
  expect(other).not.toEqual(first);
  expect(await render(changes, from)).toEqual(other);
  expect(await render()).toEqual(first);
  expect(renders).toBe(2);
});

test('renders again when the cached file is corrupt', async () => {
  await render();
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), 'damaged');
  await render();
  await render();
  expect(renders).toBe(2);
});

test('keeps sixty files, and removes the least recently used first', async () => {
  const texts = (n: number) => ({ texts: { n: String(n) } });
  await render(texts(0));
  const [first] = await readdir(folder);
  await render(texts(1));
  for (const name of await readdir(folder)) await utimes(join(folder, name), 0, name === first ? 0 : 1);
  await render(texts(0));
  for (let n = 2; n <= 60; n += 1) await render(texts(n));
  expect(await readdir(folder)).toHaveLength(60);
  await render(texts(0));
  expect(renders).toBe(61);
  await render(texts(1));
  expect(renders).toBe(62);
});
