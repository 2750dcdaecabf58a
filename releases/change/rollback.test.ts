import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { createChatScratch } from '../testing/chat-scratch';
import { createFakeComposer } from '../testing/fake-composer';
import { planNextRollbacks, prepareRollbacks } from './prepare-rollbacks';

const { scratch, chatBuilds, chat } = createChatScratch();

describe('a rollback', () => {
  test('restores the last known good build of that part alone, and records the withdrawn one', async () => {
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

  test('restores a named build', async () => {
    await chatBuilds(3);
    const { release } = await scratch.rollback('remote-chat', 1);
    expect(release.remotes['remote-chat']?.build).toBe(buildId(1));
  });

  test('rejects a withdrawn build', async () => {
    await chatBuilds(3);
    await scratch.rollback('remote-chat');
    await expect(scratch.rollback('remote-chat', 3)).rejects.toThrow(
      `remote-chat ${buildId(3)} was itself withdrawn, by release 4: remote-chat back`,
    );
  });

  test('is rejected when no other build was live before', async () => {
    await scratch.start();
    await expect(scratch.rollback('remote-chat')).rejects.toThrow('remote-chat has no last known good build');
  });

  test('to an incompatible build is rejected', async () => {
    await chatBuilds(3, { 2: { kit: ['useWeather'] } });
    await expect(scratch.rollback('remote-chat', 2)).rejects.toThrow('imports useWeather from the kit');
    expect(await chat()).toEqual({ build: 3, lastKnownGood: 1 });
  });

  test('restores the shell too', async () => {
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

  test('is prepared for every remote that has a last known good build', async () => {
    await chatBuilds(2);
    await scratch.publish('remote-admin', 2);
    await scratch.promote('remote-admin', 2);
    const steps = await scratch.plan(planNextRollbacks);
    expect(steps.map(({ part, pages }) => [part, ...pages.map(({ remotes }) => remotes[part]?.build)])).toEqual([
      ['remote-admin', buildId(1)],
      ['remote-chat', buildId(1)],
    ]);
  });

  test('to an older build withdraws the builds that it skips, so that no page falls back to them', async () => {
    await chatBuilds(4);
    const { release } = await scratch.rollback('remote-chat', 2);
    expect(release.withdrawn).toEqual({ part: 'remote-chat', build: buildId(4), also: [buildId(3)] });
    expect(release.remotes['remote-chat']).toEqual({ build: buildId(2), lastKnownGood: buildId(1) });
    await expect(scratch.rollback('remote-chat', 3)).rejects.toThrow('was itself withdrawn, by release 5');
    const again = await scratch.promote('remote-chat', 3);
    expect(again.release.remotes['remote-chat']).toEqual({ build: buildId(3), lastKnownGood: buildId(2) });
  });

  test('to a build that was never live withdraws the live one alone', async () => {
    await chatBuilds(2);
    await scratch.publish('remote-chat', 3);
    expect((await scratch.rollback('remote-chat', 3)).release.withdrawn).toEqual({
      part: 'remote-chat',
      build: buildId(2),
    });
  });
});
