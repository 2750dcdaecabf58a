import { beaconsPerAddress } from '@ponte/contract/beacon';
import { tallySlotMs } from '@ponte/contract/tallies';
import { createTestApp, followTestClock } from '../testing/test-app';

const test = createTestApp();
followTestClock(test);
const beacon = { remote: 'remote-chat', build: 'a1b2c3', phase: 'chunk', kind: 'timeout' };
const arrival = { phase: 'ready', kind: 'ok' };
const slot = new Date('2026-03-02T12:00:00Z');
const send = (change: object = {}, address = '127.0.0.1') =>
  test.visitor.post('/api/beacons', { ...beacon, ...change }, { 'x-forwarded-for': address });
const tallies = () => test.db.selectFrom('beacon_tallies').selectAll().orderBy('slot').orderBy('build').execute();

it('adds up equal reports of five minutes', async () => {
  for (let i = 0; i < 3; i += 1) expect(await send()).toMatchObject({ status: 204, body: '' });
  await send(arrival);
  test.passTime(tallySlotMs);
  await send();
  expect(await tallies()).toEqual([
    expect.objectContaining({ ...beacon, slot, count: 3 }),
    expect.objectContaining({ ...arrival, slot, count: 1 }),
    expect.objectContaining({ ...beacon, slot: new Date('2026-03-02T12:05:00Z'), count: 1 }),
  ]);
});

it.each<[string, object]>([
  ['an unknown part', { remote: 'remote-evil' }],
  ['a build that is no name', { build: '<script>' }],
  ['an unknown phase', { phase: 'later' }],
  ['an unknown kind', { kind: 'evil' }],
  ['an arrival that failed', { phase: 'ready', kind: 'missing' }],
  ['a failure that is well', { phase: 'chunk', kind: 'ok' }],
  ['a hang that was missing', { phase: 'hung', kind: 'missing' }],
  ['a render that timed out', { phase: 'render', kind: 'timeout' }],
  ['anything personal', { email: 'a@b.co' }],
  ['too much', { build: 'x'.repeat(2000) }],
])('rejects %s', async (_case, change) => {
  expect([400, 413]).toContain((await send(change)).status);
  expect(await tallies()).toEqual([]);
});

describe('forged beacons', () => {
  it('of invented builds do not fill the table', async () => {
    await test.db
      .insertInto('beacon_tallies')
      .values(Array.from({ length: 100 }, (_, i) => ({ ...beacon, build: `b${i}`, slot, count: 1 })))
      .execute();
    for (let i = 0; i < 20; i += 1) await send({ build: `invented-${i}` });
    await send({ build: 'b7' });
    await send({ build: 'b7', ...arrival });
    const rows = await tallies();
    expect(rows).toHaveLength(102);
    expect(rows.find(({ build }) => build === 'other')?.count).toBe(20);
    expect(rows.filter(({ build }) => build === 'b7').map(({ count }) => count)).toEqual([2, 1]);
  });

  it('from one address count up to a limit for each build and hour, and get the same response', async () => {
    for (let i = 0; i < 20; i += 1) expect((await send({}, '203.0.113.7')).status).toBe(204);
    expect(await tallies()).toMatchObject([{ build: 'a1b2c3', count: beaconsPerAddress }]);
    await send({}, '203.0.113.8');
    test.passTime(3_600_000);
    await send({}, '203.0.113.7');
    expect((await tallies()).map(({ count }) => count)).toEqual([beaconsPerAddress + 1, 1]);
  });

  it('are limited by all instances together', async () => {
    const another = await test.startAnother();
    const from = { 'x-forwarded-for': '203.0.113.7' };
    for (let i = 0; i < beaconsPerAddress; i += 1) {
      await send({}, '203.0.113.7');
      await another.post('/api/beacons', beacon, from);
    }
    expect(await tallies()).toMatchObject([{ count: beaconsPerAddress }]);
  });

  it('leave no row for each invented build, and no address', async () => {
    for (let i = 0; i < 40; i += 1) await send({ build: `invented-${i}` }, '203.0.113.7');
    const rows = await test.db.selectFrom('rate_limits').select('key').execute();
    expect(rows).toHaveLength(13);
    expect(rows.filter(({ key }) => key.includes('203.0.113'))).toEqual([]);
  });

  it('from one IPv6 network count as from one address', async () => {
    for (let i = 1; i < 20; i += 1) await send({}, `2001:db8:1:1::${i}`);
    await send({}, '2001:db8:1:2::1');
    expect(await tallies()).toMatchObject([{ count: beaconsPerAddress + 1 }]);
  });

  it('from one address name a dozen builds at most', async () => {
    for (let i = 0; i < 40; i += 1) await send({ build: `invented-${i}` }, '203.0.113.7');
    expect(await tallies()).toHaveLength(12);
  });
});
