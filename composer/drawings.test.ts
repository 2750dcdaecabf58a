import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames, type RemoteName } from '@ponte/contract/parts';
import { integrityOf } from '@ponte/toolchain/build/files';
import { createContract } from 'fixtures/builds/create-build';
import { drawPages } from './drawings';
import type { Contracts } from './lock';
import { planPages } from '@ponte/contract/composition-layout';
import type { RenderJob } from './render-job';
import { readSettings } from './settings';

let folder: string;
let drawn: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawings-'));
  drawn = 0;
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

/** Draws one page that says how often something was drawn, from the public part and Hel alone. */
function draw(changes: Partial<RenderJob> = {}, from = contracts()) {
  return drawPages(folder, from, { ...job, ...changes }, async () => {
    drawn += 1;
    const page = { html: `drawn ${drawn}`, title: '', description: '', jsonLd: [{ name: undefined }], urls: null };
    return {
      slots: [['remote-chat', 'assistant']],
      loaded: ['remote-chat', 'remote-public'],
      pages: new Map([['pages/plain/en/index.html', page]]),
    };
  });
}

test('the same is drawn once, wherever the builds lie', async () => {
  const first = await draw();
  expect(await draw({ shell: '/elsewhere', remotes: { ...job.remotes, 'remote-public': '/elsewhere' } })).toEqual(
    first,
  );
  expect(drawn).toBe(1);
});

test('a build of which nothing was loaded is not missed', async () => {
  await draw();
  await draw({}, contracts({ 'remote-admin': 'other' }));
  expect(drawn).toBe(1);
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

test.each(Object.entries(ingredients))('%s is drawn anew, and both drawings are kept', async (_, [changes, from]) => {
  const first = await draw();
  const other = await draw(changes, from);
  expect(other).not.toEqual(first);
  expect(await draw(changes, from)).toEqual(other);
  expect(await draw()).toEqual(first);
  expect(drawn).toBe(2);
});

test('what cannot be read is drawn again', async () => {
  await draw();
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), 'damaged');
  await draw();
  await draw();
  expect(drawn).toBe(2);
});

test('sixty are kept, and those go first that nobody used for longest', async () => {
  const texts = (n: number) => ({ texts: { n: String(n) } });
  await draw(texts(0));
  const [first] = await readdir(folder);
  await draw(texts(1));
  for (const name of await readdir(folder)) await utimes(join(folder, name), 0, name === first ? 0 : 1);
  await draw(texts(0));
  for (let n = 2; n <= 60; n += 1) await draw(texts(n));
  expect(await readdir(folder)).toHaveLength(60);
  await draw(texts(0));
  expect(drawn).toBe(61);
  await draw(texts(1));
  expect(drawn).toBe(62);
});
