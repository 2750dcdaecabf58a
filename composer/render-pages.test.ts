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

/** Renders the home page and `/visas` with a module whose `draw` has this body. */
async function render(body: string, timeoutMs?: number, parts: readonly RemoteName[] = remoteNames) {
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
    timeoutMs === undefined ? {} : { timeoutMs },
  );
}

test('renders every page with the shell’s texts and shared modules', async () => {
  const { pages, slots, loaded } = await render('return `<p>${hello}</p>`;');
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
  [
    'has an unhandled rejection',
    onVisas('Promise.reject(new Error("lost")); await new Promise(() => {});'),
    'threw: Error: lost',
  ],
  ['exits', onVisas('process.exit(0);'), 'ended the render process'],
  ['never resolves', onVisas('await new Promise(() => {});'), 'did not end within 2 s'],
  ['loops forever', onVisas('for (;;);'), 'did not end within 2 s'],
])('a page that %s fails with one line that names the page and its language', async (_, body, what) => {
  await expect(render(body, 2000)).rejects.toMatchObject({
    name: 'ReleaseError',
    code: 'refused',
    message: `the prerender of /visas (en) ${what}`,
  });
});

test('a bundle that does not load fails before the first page', async () => {
  await expect(render('}; require("no-such-package"); () => {')).rejects.toThrow(
    /^the prerender of \/ \(en\) threw: Error: Cannot find module 'no-such-package'$/,
  );
});

test('a page does not see the environment of the command', async () => {
  const { pages } = await render('return `<p>${Object.keys(process.env).sort()} ${new Date(0).getHours()}</p>`;');
  expect(pages.get('pages/plain/en/index.html')?.html).toContain('<p>NODE_ENV,TZ 0</p>');
});

test.each([
  ['page', ['remote-chat'], 'remote-public'],
  ['slot', ['remote-public'], 'remote-chat'],
] as const)('rejects a %s of a remote that is not part of the site', async (_, parts, absent) => {
  await expect(render('return "";', undefined, parts)).rejects.toThrow(
    `${absent} is needed and is not part of the site`,
  );
});

test('returns although a page leaves a timer running', async () => {
  await expect(render('setInterval(() => {}, 1000); return "";')).resolves.toBeDefined();
});
