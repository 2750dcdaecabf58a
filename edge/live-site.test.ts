import { mkdtemp, realpath, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compositions, createFixtureSite, publicBuild } from './conformance/fixture-site';
import { createEdge } from './create-edge';

it('serves everything but pages while the table of routes is missing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-routes-'));
  const { store, makeLive } = await createFixtureSite(folder);
  await makeLive(compositions.first);
  const reported: string[] = [];
  const report = (line: string) => void reported.push(line);
  const edge = await createEdge({ store, backend: 'http://127.0.0.1:1', report });
  const statusOf = async (url: string) => (await edge.inject({ url })).statusCode;
  const routes = join(store, 'compositions', compositions.first, 'routes.json');
  await rename(routes, `${routes}.away`);
  const rest = ['/sitemap.xml', '/locales/pt/translation.json', `${publicBuild}/remoteEntry.js`, '/api/any'];
  expect(await Promise.all(rest.map(statusOf))).toEqual([200, 200, 200, 502]);
  expect(await edge.inject({ url: '/' })).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5' },
    body: 'No release can be served\n',
  });
  const line = `${join(await realpath(store), 'compositions', compositions.first, 'routes.json')} cannot be read: no page is served (run: ponte verify --repair)`;
  expect(reported).toEqual([line]);
  await rename(`${routes}.away`, routes);
  expect(await statusOf('/')).toBe(200);
  await edge.close();
  await rm(folder, { recursive: true });
});
