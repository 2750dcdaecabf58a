import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames, type RemoteName } from '@ponte/contract/parts';
import { createDrawableBuild, moduleThatDraws } from 'fixtures/builds/drawable-builds';
import { planPages } from '@ponte/contract/composition-layout';
import { renderPages } from './render-pages';
import { readSettings } from './settings';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'render-'))));
afterEach(() => rm(folder, { recursive: true }));

/** Draws the home page and `/visas`, with the body of `draw` that is given. */
async function draw(body: string, patience?: number, parts: readonly RemoteName[] = remoteNames) {
  await createDrawableBuild(join(folder, 'shell'), 'shell', 1);
  for (const part of remoteNames) await createDrawableBuild(join(folder, part), part, 1);
  await createDrawableBuild(join(folder, 'remote-public'), 'remote-public', 1, {
    'node/home.cjs': moduleThatDraws(body),
  });
  const home = { id: 'home', path: '/', part: 'remote-public', module: 'home', area: 'public' } as const;
  return renderPages(
    {
      language: 'en',
      shell: join(folder, 'shell'),
      remotes: Object.fromEntries(parts.map((name) => [name, join(folder, name)])),
      texts: { 'shell.title': 'Two banks' },
      settings: readSettings({}).site,
      pages: planPages([home, { ...home, id: 'visas', path: '/visas' }], 'en'),
    },
    patience === undefined ? {} : { patience },
  );
}

test('draws every page with the shell’s texts and what the shell shares', async () => {
  const { pages, slots, loaded } = await draw('return `<p>${hello}</p>`;');
  expect([...pages.keys()]).toEqual([
    'pages/plain/en/index.html',
    'pages/en/en/en.html',
    'pages/plain/en/visas.html',
    'pages/en/en/en/visas.html',
    'not-found/plain/en.html',
    'not-found/en/en.html',
  ]);
  expect(pages.get('pages/en/en/en/visas.html')).toMatchObject({
    html: '<h1>/en/visas</h1><p>hello from the shell</p>',
    title: '/en/visas en',
    description: 'Two banks',
  });
  expect(slots).toEqual([['remote-chat', 'assistant']]);
  expect([...loaded].sort()).toEqual(['remote-chat', 'remote-public']);
});

const onVisas = (code: string) => `if (path === '/visas') { ${code} } return '';`;

test.each([
  ['throws', onVisas('throw new Error("no lamp\\nand more");'), 'threw: Error: no lamp'],
  ['throws later', onVisas('setTimeout(() => { throw "late"; }); await new Promise(() => {});'), 'threw: late'],
  ['rejects nowhere', onVisas('Promise.reject(new Error("lost")); await new Promise(() => {});'), 'threw: Error: lost'],
  ['exits', onVisas('process.exit(0);'), 'ended the process that draws pages'],
  ['waits for ever', onVisas('await new Promise(() => {});'), 'did not end within 2 s'],
  ['runs for ever', onVisas('for (;;);'), 'did not end within 2 s'],
])('a page that %s is refused in one line that names it and its language', async (_, body, what) => {
  await expect(draw(body, 2000)).rejects.toMatchObject({
    name: 'ReleaseError',
    code: 'refused',
    message: `the prerender of /visas (en) ${what}`,
  });
});

test('a bundle that does not load is refused before the first page', async () => {
  await expect(draw('}; require("no-such-package"); () => {')).rejects.toThrow(
    /^the prerender of \/ \(en\) threw: Error: Cannot find module 'no-such-package'$/,
  );
});

test('a page sees nothing of the environment of the command', async () => {
  const { pages } = await draw('return `<p>${Object.keys(process.env).sort()} ${new Date(0).getHours()}</p>`;');
  expect(pages.get('pages/plain/en/index.html')?.html).toContain('<p>NODE_ENV,TZ 0</p>');
});

test.each([
  ['page', ['remote-chat'], 'remote-public'],
  ['slot', ['remote-public'], 'remote-chat'],
] as const)('a %s of a remote that is not part of the site is refused', async (_, parts, absent) => {
  await expect(draw('return "";', undefined, parts)).rejects.toThrow(`${absent} is needed and is not part of the site`);
});

test('a timer that a page leaves running does not keep the command waiting', async () => {
  await expect(draw('setInterval(() => {}, 1000); return "";')).resolves.toBeDefined();
});
