import { talliesSchema } from '@ponte/contract/tallies';
import { createTestApp } from '../testing/test-app';
import { createTalliesHandler, readTallies } from './tallies';

const test = createTestApp();
const findSite = () => Promise.resolve('ours');
const row = { slot: new Date('2026-03-02T12:00:00Z'), remote: 'remote-chat', build: 'b', phase: 'ready', kind: 'ok' };
const failure = { phase: 'chunk', kind: 'missing' };

beforeEach(async () => {
  const early = new Date('2026-03-02T11:55:00Z');
  const rows = [
    { ...row, count: 7 },
    { ...row, ...failure, slot: early, count: 4 },
    { ...row, ...failure, count: 2 },
    { ...row, phase: 'render', kind: 'other', count: 3 },
    { ...row, remote: 'remote-public', count: 1 },
    { ...row, build: 'a', slot: early, count: 2_147_483_647 },
    { ...row, build: 'a', count: 2_147_483_647 },
  ];
  await test.db.insertInto('beacon_tallies').values(rows).execute();
});

it('counts for each build the pages that loaded it and its failures', async () => {
  const read = await readTallies(test.db, new Date('2026-03-02T11:00:00Z'));
  expect(read).toEqual({
    since: '2026-03-02T11:00:00.000Z',
    builds: [
      { remote: 'remote-chat', build: 'a', views: 4_294_967_294, failed: 0, failures: [] },
      {
        remote: 'remote-chat',
        build: 'b',
        views: 16,
        failed: 9,
        failures: [
          { ...failure, count: 6 },
          { phase: 'render', kind: 'other', count: 3 },
        ],
      },
      { remote: 'remote-public', build: 'b', views: 1, failed: 0, failures: [] },
    ],
  });
  expect(talliesSchema.parse(read)).toEqual(read);
});

it('leaves out what began before', async () => {
  const { builds } = await readTallies(test.db, new Date('2026-03-02T12:00:00Z'));
  expect(builds.find(({ build }) => build === 'b')).toMatchObject({ views: 12, failed: 5 });
  expect((await readTallies(test.db, new Date('2026-03-02T12:00:01Z'))).builds).toEqual([]);
});

it.each([[''], ['since=yesterday'], ['since=2026-13-01T00:00:00Z'], ['since=1']])(
  'rejects %j on the internal port',
  async (query) => {
    expect(await createTalliesHandler(test.db, findSite)(new URLSearchParams(query))).toMatchObject({ status: 400 });
  },
);

it('serves JSON on the internal port, and nothing on the public one', async () => {
  const query = new URLSearchParams({ since: '2026-03-02T12:00:00Z' });
  const { status, type, body } = await createTalliesHandler(test.db, findSite)(query);
  expect([status, type]).toEqual([200, 'application/json']);
  expect(talliesSchema.parse(JSON.parse(body))).toMatchObject({ site: 'ours' });
  expect(talliesSchema.parse(JSON.parse(body)).builds).toHaveLength(3);
  expect((await test.visitor.get(`/tallies?${query}`)).status).toBe(404);
});
