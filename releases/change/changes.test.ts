import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildContract } from 'shared-config/contract/build';
import { partNames } from 'shared-config/contract/parts';
import { buildId, createBuild } from '../testing/create-build';
import { createFakeComposer } from '../testing/fake-composer';
import { createScratch } from '../testing/scratch';
import { readHistory } from './history';
import { planPromote } from './plan-promote';
import { planOneSteps, prepareRollbacks } from './prepare-rollbacks';

const scratch = createScratch();

async function chatBuilds(count: number, changes: Partial<Record<number, Partial<BuildContract>>> = {}): Promise<void> {
  await scratch.start();
  for (let n = 2; n <= count; n += 1) {
    await scratch.publish('remote-chat', n, changes[n]);
    await scratch.promote('remote-chat', n, { force: true });
  }
}

async function chat() {
  const [live] = await readHistory(scratch.store);
  const { build, lastKnownGood } = live?.remotes['remote-chat'] ?? { build: '', lastKnownGood: null };
  return { build: numberOf(build), lastKnownGood: lastKnownGood && numberOf(lastKnownGood) };
}

const numberOf = (build: string) => Number.parseInt(build.split('-')[1] ?? '', 16);

describe('the last known good build', () => {
  test('is none at first, then the one before', async () => {
    await chatBuilds(1);
    expect(await chat()).toEqual({ build: 1, lastKnownGood: null });
    await scratch.publish('remote-chat', 2);
    await scratch.promote('remote-chat', 2);
    expect(await chat()).toEqual({ build: 2, lastKnownGood: 1 });
  });

  test('is never one that was withdrawn', async () => {
    await chatBuilds(3);
    await scratch.rollback('remote-chat');
    expect(await chat()).toEqual({ build: 2, lastKnownGood: 1 });
    await scratch.publish('remote-chat', 4);
    await scratch.promote('remote-chat', 4);
    expect(await chat()).toEqual({ build: 4, lastKnownGood: 2 });
  });

  test('is worked out again when the shell changes', async () => {
    await chatBuilds(3, { 2: { kit: ['Link'] } });
    expect(await chat()).toEqual({ build: 3, lastKnownGood: 2 });
    await scratch.publish('shell', 2, { kit: ['useTexts'] });
    await scratch.promote('shell', 2);
    expect(await chat()).toEqual({ build: 3, lastKnownGood: 1 });
  });

  test('stays when another remote changes', async () => {
    await chatBuilds(2);
    await scratch.publish('remote-admin', 2);
    await scratch.promote('remote-admin', 2);
    expect(await chat()).toEqual({ build: 2, lastKnownGood: 1 });
  });
});

describe('a rollback', () => {
  test('goes back to the last known good build of that part alone and names what it took away', async () => {
    await chatBuilds(2);
    await scratch.publish('remote-admin', 2);
    await scratch.promote('remote-admin', 2);
    const { release } = await scratch.rollback('remote-chat');
    expect(release).toMatchObject({
      serial: 4,
      previous: 3,
      action: 'rollback',
      subject: ['remote-chat'],
      withdrawn: { part: 'remote-chat', build: buildId(2) },
    });
    expect(release.remotes['remote-chat']).toEqual({ build: buildId(1), lastKnownGood: null });
    expect(release.remotes['remote-admin']?.build).toBe(buildId(2));
  });

  test('goes to a named build', async () => {
    await chatBuilds(3);
    const { release } = await scratch.rollback('remote-chat', 1);
    expect(release.remotes['remote-chat']?.build).toBe(buildId(1));
  });

  test('never goes to a withdrawn build', async () => {
    await chatBuilds(3);
    await scratch.rollback('remote-chat');
    await expect(scratch.rollback('remote-chat', 3)).rejects.toThrow(
      `remote-chat ${buildId(3)} was itself withdrawn, by release 4: remote-chat back`,
    );
  });

  test('has nowhere to go when nothing was live before', async () => {
    await scratch.start();
    await expect(scratch.rollback('remote-chat')).rejects.toThrow('remote-chat has no last known good build');
  });

  test('to an incompatible build is refused by the gate', async () => {
    await chatBuilds(3, { 2: { kit: ['useWeather'] } });
    await expect(scratch.rollback('remote-chat', 2)).rejects.toThrow('imports useWeather from the kit');
    expect(await chat()).toEqual({ build: 3, lastKnownGood: 1 });
  });

  test('puts the shell back too', async () => {
    await scratch.start();
    await scratch.publish('shell', 2);
    await scratch.promote('shell', 2);
    expect((await scratch.rollback('shell')).release).toMatchObject({ shell: buildId(1) });
  });

  test('only moves the pointer when it was prepared', async () => {
    await chatBuilds(2);
    const composer = createFakeComposer();
    expect(await prepareRollbacks(scratch.store, composer, () => {})).toEqual(['remote-chat']);
    const before = await readdir(join(scratch.store.location, 'compositions'));
    await scratch.rollback('remote-chat');
    expect(await readdir(join(scratch.store.location, 'compositions'))).toEqual(before);
  });

  test('is prepared for every remote that has somewhere to go', async () => {
    await chatBuilds(2);
    await scratch.publish('remote-admin', 2);
    await scratch.promote('remote-admin', 2);
    const steps = await planOneSteps(scratch.store, await readHistory(scratch.store));
    expect(steps.map(({ part, pages }) => [part, ...pages.map(({ remotes }) => remotes[part]?.build)])).toEqual([
      ['remote-admin', buildId(1)],
      ['remote-chat', buildId(1)],
    ]);
  });
});

describe('a promote', () => {
  test('needs every part at first', async () => {
    await scratch.publish('remote-chat', 1);
    const others = partNames.filter((part) => part !== 'remote-chat');
    await expect(scratch.promote('remote-chat', 1)).rejects.toThrow(
      `the first release needs every part: ${others.join(', ')} is missing`,
    );
  });

  test('of what is live changes nothing', async () => {
    await scratch.start();
    expect(await scratch.promote('remote-chat', 1)).toMatchObject({ outcome: 'unchanged', release: { serial: 1 } });
    expect(await readHistory(scratch.store)).toHaveLength(1);
  });

  test('without a build takes the last published one, but never brings a withdrawn one back', async () => {
    await chatBuilds(2);
    await scratch.rollback('remote-chat');
    const history = await readHistory(scratch.store);
    await expect(planPromote(scratch.store, history, [{ part: 'remote-chat' }])).rejects.toThrow(
      `the newest build, remote-chat ${buildId(2)}, was withdrawn by release 3: remote-chat back`,
    );
    const together = await planPromote(scratch.store, history, [{ part: 'remote-chat' }, { part: 'remote-admin' }]);
    expect(together.pins.remotes['remote-chat']?.build).toBe(buildId(1));
    await scratch.publish('remote-chat', 3);
    const later = await planPromote(scratch.store, history, [{ part: 'remote-chat' }]);
    expect(later.pins.remotes['remote-chat']?.build).toBe(buildId(3));
  });

  test('that the gate refuses changes nothing, unless it is forced, which is recorded', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2, { kit: ['useWeather'] });
    await expect(scratch.promote('remote-chat', 2)).rejects.toThrow('imports useWeather from the kit');
    expect(await readHistory(scratch.store)).toHaveLength(1);
    expect(await scratch.promote('remote-chat', 2, { force: true })).toMatchObject({ release: { forced: true } });
  });

  test('of a page that throws is refused and leaves no composition', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 0xdead);
    await expect(scratch.promote('remote-chat', 0xdead)).rejects.toThrow('the prerender of / threw');
    expect(await readdir(join(scratch.store.location, 'compositions'))).toHaveLength(1);
  });

  test.each([
    ['altered', (file: string) => writeFile(file, 'evil()'), 'which was altered in the store'],
    ['gone', (file: string) => rm(file), 'which is gone from the store'],
  ])('of a build whose file is %s in the store is refused, forced or not', async (_, spoil, message) => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    await spoil(join(scratch.store.location, 'builds/remote-chat', buildId(2), 'remoteEntry.js'));
    await expect(scratch.promote('remote-chat', 2, { force: true })).rejects.toThrow(message);
    expect(await readHistory(scratch.store)).toHaveLength(1);
  });

  test('of a build that is not published is refused', async () => {
    await scratch.start();
    await createBuild(join(scratch.folder, 'unpublished'), 'remote-chat', 7);
    await expect(scratch.promote('remote-chat', 7)).rejects.toThrow(`remote-chat ${buildId(7)} is not in the store`);
  });

  test('works everything out again when somebody else was faster', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    await scratch.publish('remote-admin', 2);
    await Promise.all([scratch.promote('remote-chat', 2), scratch.promote('remote-admin', 2)]);
    const [live] = await readHistory(scratch.store);
    expect(live).toMatchObject({ serial: 3, previous: 2 });
    expect(live?.remotes['remote-chat']).toEqual({ build: buildId(2), lastKnownGood: buildId(1) });
    expect(live?.remotes['remote-admin']).toEqual({ build: buildId(2), lastKnownGood: buildId(1) });
  });
});
