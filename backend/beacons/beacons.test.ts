import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const beacon = { remote: 'remote-chat', build: 'a1b2c3', phase: 'chunk', kind: 'timeout' };
const send = (change: object = {}) => test.visitor.post('/api/beacons', { ...beacon, ...change });
const tallies = () => test.db.selectFrom('beacon_tallies').selectAll().orderBy('hour').execute();

it('counts alike failures of an hour together', async () => {
  for (let i = 0; i < 3; i += 1) expect(await send()).toMatchObject({ status: 204, body: '' });
  await send({ kind: 'missing' });
  test.passTime(3_600_000);
  await send();
  const hour = new Date('2026-03-02T12:00:00Z');
  expect(await tallies()).toEqual([
    expect.objectContaining({ ...beacon, hour, count: 3 }),
    expect.objectContaining({ kind: 'missing', hour, count: 1 }),
    expect.objectContaining({ ...beacon, hour: new Date('2026-03-02T13:00:00Z'), count: 1 }),
  ]);
});

it.each<[string, object]>([
  ['an unknown part', { remote: 'remote-evil' }],
  ['a build that is no name', { build: '<script>' }],
  ['an unknown phase', { phase: 'later' }],
  ['an unknown kind', { kind: 'evil' }],
  ['anything personal', { email: 'a@b.co' }],
  ['too much', { build: 'x'.repeat(2000) }],
])('refuses %s', async (_case, change) => {
  expect([400, 413]).toContain((await send(change)).status);
  expect(await tallies()).toEqual([]);
});

it('does not let invented builds fill the table', async () => {
  await test.db
    .insertInto('beacon_tallies')
    .values(
      Array.from({ length: 500 }, (_, i) => ({
        ...beacon,
        build: `b${i}`,
        hour: new Date('2026-03-02T12:00:00Z'),
        count: 1,
      })),
    )
    .execute();
  for (let i = 0; i < 20; i += 1) await send({ build: `invented-${i}` });
  await send({ build: 'b7' });
  const rows = await tallies();
  expect(rows).toHaveLength(501);
  expect(rows.find(({ build }) => build === 'other')?.count).toBe(20);
  expect(rows.find(({ build }) => build === 'b7')?.count).toBe(2);
});
