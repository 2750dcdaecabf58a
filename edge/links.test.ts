import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compositions, createFixtureSite, publicBuild } from './conformance/fixture-site';
import { createEdge } from './create-edge';

let folder: string;
let store: string;
let edge: Awaited<ReturnType<typeof createEdge>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-links-'));
  const site = await createFixtureSite(folder);
  await site.makeLive(compositions.first);
  ({ store } = site);
  edge = await createEdge({ store, backend: 'http://127.0.0.1:1' });
  await writeFile(join(folder, 'secret.js'), 'secret');
});
afterEach(async () => {
  await edge.close();
  await rm(folder, { recursive: true });
});

const pages = join('compositions', compositions.first);

test.each<[what: string, target: () => string]>([
  ['a file beside the store', () => join(folder, 'secret.js')],
  ['a record of the store', () => join(store, 'live/record.json')],
  ['itself', () => 'link.js'],
  ['nothing', () => 'none.js'],
])('responds 404 to a link in a build to %s', async (_, targetOf) => {
  await symlink(targetOf(), join(store, publicBuild, 'link.js'));
  const { statusCode, body } = await edge.inject({ url: `${publicBuild}/link.js` });
  expect({ statusCode, body }).toEqual({ statusCode: 404, body: 'Not found\n' });
});

test('does not serve a page, text or compressed file that is a link out of the composition', async () => {
  for (const file of ['sitemap.xml', 'locales/pt/translation.json', 'robots.txt.br']) {
    await rm(join(store, pages, file), { force: true });
    await symlink(join(folder, 'secret.js'), join(store, pages, file));
  }
  const statusOf = async (url: string) => (await edge.inject({ url })).statusCode;
  expect(await statusOf('/sitemap.xml')).toBe(404);
  expect(await statusOf('/locales/pt/translation.json')).toBe(404);
  const plain = await edge.inject({ url: '/robots.txt', headers: { 'accept-encoding': 'br' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toContain(compositions.first);
});

test('serves a link to a file inside the store', async () => {
  await symlink('remoteEntry.js', join(store, publicBuild, 'alias.js'));
  const response = await edge.inject({ url: `${publicBuild}/alias.js` });
  expect(response.statusCode).toBe(200);
  expect(response.body).toMatch(/^\/\* remote-public/);
});
