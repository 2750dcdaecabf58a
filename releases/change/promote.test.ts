import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames } from '@ponte/contract/parts';
import { buildId, createBuild } from 'fixtures/builds/create-build';
import { createChatScratch } from '../testing/chat-scratch';
import { unrenderable } from '../testing/fake-composer';
import { readHistory } from './history';
import { planPromote } from './plan-promote';

const { scratch, chatBuilds } = createChatScratch();

describe('a promote', () => {
  test('needs every part for the first release', async () => {
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

  test('takes the last published build by default, but not a withdrawn one', async () => {
    await chatBuilds(2);
    await scratch.rollback('remote-chat');
    await expect(scratch.plan((snapshot) => planPromote(snapshot, [{ part: 'remote-chat' }]))).rejects.toThrow(
      `the newest build, remote-chat ${buildId(2)}, was withdrawn by release 3: remote-chat back`,
    );
    const together = await scratch.plan((snapshot) =>
      planPromote(snapshot, [{ part: 'remote-chat' }, { part: 'remote-admin' }]),
    );
    expect(together.pins.remotes['remote-chat']?.build).toBe(buildId(1));
    await scratch.publish('remote-chat', 3);
    const later = await scratch.plan((snapshot) => planPromote(snapshot, [{ part: 'remote-chat' }]));
    expect(later.pins.remotes['remote-chat']?.build).toBe(buildId(3));
  });

  test('with violations changes nothing, unless it is forced, which is recorded', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2, { kit: ['useWeather'] });
    await expect(scratch.promote('remote-chat', 2)).rejects.toThrow('imports useWeather from the kit');
    expect(await readHistory(scratch.store)).toHaveLength(1);
    expect(await scratch.promote('remote-chat', 2, { force: true })).toMatchObject({ release: { forced: true } });
  });

  test('rejects a page that throws, and leaves no composition', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', unrenderable);
    await expect(scratch.promote('remote-chat', unrenderable)).rejects.toThrow('the prerender of / threw');
    expect(await readdir(join(scratch.store.location, 'compositions'))).toHaveLength(1);
  });

  test.each([
    ['modified', (file: string) => writeFile(file, 'evil()'), 'which was modified in the store'],
    ['gone', (file: string) => rm(file), 'which is gone from the store'],
  ])('rejects a build whose file is %s in the store, forced or not', async (_, spoil, message) => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    await spoil(join(scratch.store.location, 'builds/remote-chat', buildId(2), 'remoteEntry.js'));
    await expect(scratch.promote('remote-chat', 2, { force: true })).rejects.toThrow(message);
    expect(await readHistory(scratch.store)).toHaveLength(1);
  });

  test('rejects a build that is not published', async () => {
    await scratch.start();
    await createBuild(join(scratch.folder, 'unpublished'), 'remote-chat', 7);
    await expect(scratch.promote('remote-chat', 7)).rejects.toThrow(`remote-chat ${buildId(7)} is not in the store`);
  });

  test('plans again when another command changed the live release first', async () => {
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
