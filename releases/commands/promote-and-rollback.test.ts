import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames } from '@ponte/contract/parts';
import { buildId } from 'fixtures/builds/create-build';
import { commandsOn } from '../testing/commands-on';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const { ponteJson, ponte } = commandsOn(scratch);

test('makes the first release of all parts, then one of a part, and rolls it back', async () => {
  for (const part of partNames) await scratch.publish(part, 1);
  const first = await ponteJson('promote', ...partNames, '--why', 'first');
  expect(first).toMatchObject({
    code: 0,
    output: {
      outcome: 'changed',
      refusals: [],
      release: { serial: 1, previous: null, by: 'ana', why: 'first', action: 'promote', subject: [...partNames] },
    },
  });
  await scratch.publish('remote-chat', 2);
  expect(await ponte('promote', 'remote-chat', '--why', 'new')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`remote-chat ${buildId(2)} is live\nrelease 2, composition `),
    stderr: expect.stringContaining('preparing the rollback of remote-chat\n'),
  });
  expect(await ponteJson('rollback', 'remote-chat', '--why', 'broken', '--no-prepare')).toMatchObject({
    code: 0,
    output: { outcome: 'changed', release: { serial: 3, withdrawn: { part: 'remote-chat', build: buildId(2) } } },
  });
});

test('rejects a change without a reason, or with a part named twice', async () => {
  await scratch.start();
  expect(await ponte('promote', 'remote-chat')).toMatchObject({ code: 2, stderr: expect.stringContaining('--why') });
  expect(await ponte('rollback', 'remote-chat', '--why', ' ')).toMatchObject({ code: 2 });
  expect(await ponte('promote', 'shell', 'shell', '--why', 'x')).toMatchObject({
    code: 2,
    stderr: 'error: shell is named twice (name one build of it)\n',
  });
});

test.each([['remote-chat@latest'], ['remote-chat@../../../etc'], ['remote-chat@']])(
  'rejects the build %s',
  async (name) => {
    await scratch.start();
    expect(await ponteJson('promote', name, '--why', 'x')).toMatchObject({
      code: 2,
      output: { error: { message: expect.stringContaining('is not the id of a build') } },
    });
  },
);

test('a dry run plans and changes nothing', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  const before = await readdir(join(scratch.store.location, 'compositions'));
  expect(await ponteJson('promote', 'remote-chat', '--why', 'x', '--dry-run')).toMatchObject({
    code: 0,
    output: { outcome: 'planned', release: { serial: 2 } },
  });
  expect(await readdir(join(scratch.store.location, 'compositions'))).toEqual(before);
  expect(await scratch.store.releases.findLiveSerial()).toBe(1);
});

test('lists every violation with --json', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2, { kit: ['a'], contract: 4 });
  expect(await ponteJson('promote', 'remote-chat', '--why', 'x')).toMatchObject({
    code: 1,
    output: { error: { code: 'refused', refusals: [{ code: 'contract' }, { code: 'kit' }] } },
  });
  expect(await ponte('promote', 'remote-chat', '--why', 'x', '--force', '--no-prepare')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('forced: remote-chat'),
  });
});

test('lists every build with its state', async () => {
  await scratch.start();
  for (const n of [2, 3, 4]) await scratch.publish('remote-chat', n, n === 2 ? { kit: ['useWeather'] } : {});
  await scratch.promote('remote-chat', 3);
  await scratch.promote('remote-chat', 4);
  await scratch.rollback('remote-chat');
  const { output } = await ponteJson('rollback', 'remote-chat', '--list');
  const build = (n: number) => expect.objectContaining({ build: buildId(n) });
  expect(output).toEqual({
    part: 'remote-chat',
    builds: expect.arrayContaining([build(1), build(2), build(3), build(4)]),
  });
  const byBuild = Object.fromEntries((output.builds as { build: string }[]).map((one) => [one.build, one]));
  expect(byBuild[buildId(1)]).toMatchObject({ state: 'compatible', lastKnownGood: true, lastLive: 1, reasons: [] });
  expect(byBuild[buildId(2)]).toMatchObject({
    state: 'incompatible',
    lastLive: null,
    reasons: [expect.stringContaining('useWeather')],
  });
  expect(byBuild[buildId(3)]).toMatchObject({ state: 'live', lastLive: 4 });
  expect(byBuild[buildId(4)]).toMatchObject({
    state: 'withdrawn',
    reasons: ['by release 4: remote-chat back'],
    withdrawn: { serial: 4, why: 'remote-chat back' },
  });
});
