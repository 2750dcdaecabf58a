import { notSetUp } from '@ponte/contract/api-responses';
import { releaseOverview } from '@ponte/contract/api-releases';
import { partBuilds } from '@ponte/contract/release-summary';
import { createFakePonte } from '../testing/fake-ponte';
import { createTestApp } from '../testing/test-app';

const ponte = createFakePonte();
const test = createTestApp(ponte.settings);
const [first, second, canary] = ['1.0.0-000000000001', '1.0.0-000000000002', '1.0.0-000000000003'];
const get = async (path = '') => (await test.signIn('marina')).get(`/api/releases${path}`);

it('returns what is live of each part, since when, by whom and why, and the build before it', async () => {
  const { status, body } = await get();
  expect(status).toBe(200);
  expect(body).toEqual({
    parts: [
      {
        part: 'shell',
        build: first,
        since: { serial: 1, at: '2026-03-01T09:00:00.000Z', by: 'ana', why: 'release 1' },
        lastKnownGood: null,
        health: [],
      },
      {
        part: 'remote-chat',
        build: second,
        since: { serial: 2, at: '2026-03-02T09:00:00.000Z', by: 'ana', why: 'release 2' },
        previous: first,
        lastKnownGood: first,
        health: [],
      },
    ],
    releases: [
      {
        serial: 2,
        at: '2026-03-02T09:00:00.000Z',
        by: 'ana',
        why: 'release 2',
        action: 'promote',
        changed: [{ part: 'remote-chat', from: first, build: second }],
      },
      expect.objectContaining({ serial: 1, changed: [{ part: 'remote-chat', build: first }] }),
    ],
  });
  expect(releaseOverview.parse(body)).toEqual(body);
});

it('returns the canary with its part only', async () => {
  ponte.runCanary({ part: 'remote-chat', build: canary, share: 10 });
  const { body } = await get();
  expect(body).toMatchObject({ parts: [{ part: 'shell' }, { canary: { build: canary, share: 10 } }] });
  expect(releaseOverview.parse(body).parts[0]).not.toHaveProperty('canary');
});

it('returns of each release the build before and after, of a canary the one that it starts or ends', async () => {
  const part = 'remote-chat';
  const records = [
    { serial: 5, action: 'rollback', chat: first, withdrawn: { part, build: second } },
    { serial: 4, action: 'rollback', chat: second, withdrawn: { part, build: canary } },
    { serial: 3, action: 'promote', chat: second, canary: { part, build: canary, share: 10 } },
    { serial: 2, action: 'promote', chat: second },
    { serial: 1, action: 'promote', chat: first },
  ];
  const common = { at: '2026-03-02T09:00:00.000Z', by: 'ana', why: 'x', subject: [part], shell: first };
  const history = records.map(({ chat, ...release }) => ({
    ...common,
    ...release,
    remotes: { [part]: { build: chat } },
  }));
  ponte.print({ json: { release: history[0], parts: [], releases: history } });
  const { releases } = releaseOverview.parse((await get()).body);
  expect(releases.map(({ changed }) => changed)).toEqual([
    [{ part, from: second, build: first }],
    [{ part, from: canary, build: second }],
    [{ part, build: canary }],
    [{ part, from: first, build: second }],
    [{ part, build: first }],
  ]);
});

it('returns of a promotion of several builds those that were not live yet, or all of them if all were', async () => {
  const common = { at: '2026-03-02T09:00:00.000Z', by: 'ana', why: 'x', action: 'promote', shell: first };
  const both = { ...common, subject: ['shell', 'remote-chat'] };
  const history = [
    { ...both, serial: 3, remotes: { 'remote-chat': { build: second } } },
    { ...both, serial: 2, remotes: { 'remote-chat': { build: second } } },
    { ...common, serial: 1, subject: ['remote-chat'], remotes: { 'remote-chat': { build: first } } },
  ];
  ponte.print({ json: { release: history[0], parts: [], releases: history } });
  const { releases } = releaseOverview.parse((await get()).body);
  expect(releases.map(({ changed }) => changed)).toEqual([
    [
      { part: 'shell', build: first },
      { part: 'remote-chat', build: second },
    ],
    [{ part: 'remote-chat', from: first, build: second }],
    [{ part: 'remote-chat', build: first }],
  ]);
});

it('counts views and failures of the last day, of the live build and the one before it', async () => {
  const row = {
    slot: new Date('2026-03-02T11:00:00Z'),
    remote: 'remote-chat',
    build: second,
    phase: 'ready',
    kind: 'ok',
  };
  const rows = [
    { ...row, count: 97 },
    { ...row, phase: 'chunk', kind: 'missing', count: 3 },
    { ...row, build: first, count: 5 },
    { ...row, build: first, slot: new Date('2026-03-01T11:55:00Z'), count: 50 },
    { ...row, build: '1.0.0-000000000009', count: 1 },
    { ...row, remote: 'shell', build: second, count: 1 },
  ];
  await test.db.insertInto('beacon_tallies').values(rows).execute();
  const health = [
    { build: first, views: 5, failed: 0 },
    { build: second, views: 100, failed: 3 },
  ];
  expect((await get()).body).toMatchObject({ parts: [{ health: [] }, { health }] });
});

it('returns what the command lists: which builds can be rolled back to, and why others cannot', async () => {
  const { body } = await get('/remote-chat');
  expect(body).toMatchObject({
    part: 'remote-chat',
    builds: [
      { build: second, state: 'live', lastLive: 2 },
      { build: first, state: 'compatible', lastKnownGood: true, publishedAt: '2026-03-01T08:00:00.000Z' },
      { state: 'incompatible', lastLive: null, reasons: ['needs react ^20.0.0'] },
    ],
  });
  expect(partBuilds.parse(body)).toEqual(body);
});

it('passes neither the settings of the site, which are in the store, nor its own secrets to the command', async () => {
  const env = process.env;
  process.env = { ...env, SITE_URL: 'https://ponte.example', JWT_SECRET: 'x'.repeat(32) };
  await get('/shell');
  process.env = env;
  expect(ponte.calls()).toHaveLength(1);
  expect(ponte.calls()[0]).not.toHaveProperty('site');
  expect(ponte.calls()[0]).not.toHaveProperty('secret');
});

it('has empty lists before the first release', async () => {
  ponte.fail(1, { code: 'not-found', message: 'nothing is live', hint: 'publish' });
  expect(await get()).toMatchObject({ status: 200, body: { parts: [], releases: [] } });
});

it.each<[string, object]>([
  ['text', { text: 'Segmentation fault' }],
  ['another shape', { json: { release: {} } }],
  ['an unexpected exit code', { text: '', code: 134 }],
  ['a usage error', { code: 2, json: { error: { code: 'usage', message: 'no', hint: 'x' } } }],
])('logs %s and sends no detail of it', async (_case, output) => {
  ponte.print(output);
  const error = 'Algo deu errado do nosso lado. Tente de novo em instantes.';
  expect(await get()).toMatchObject({ status: 500, body: { error } });
  expect(test.logged.join('')).toContain('unexpected error');
});

it('responds 503 with its code when no store is configured', async () => {
  const other = await test.startAnother({ PONTE_STORE: '' });
  const { token } = await test.signIn('marina');
  const response = await other.get('/api/releases', { authorization: `Bearer ${token}` });
  const error = 'A página de versões não está configurada neste servidor.';
  expect(response).toMatchObject({ status: 503, body: { error, codigo: notSetUp } });
});
