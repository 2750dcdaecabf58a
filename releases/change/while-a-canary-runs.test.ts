import { buildId } from 'fixtures/builds/create-build';
import { createCanaryScratch } from '../testing/canary-scratch';
import { createFakeComposer } from '../testing/fake-composer';
import { changeLive } from './change-live';
import { planPromote } from './plan-promote';
import { planRollback } from './plan-rollback';
import { planNextRollbacks } from './prepare-rollbacks';

const { scratch, getLive, listCompositions } = createCanaryScratch();

const promoteNewest = async (...parts: ('shell' | 'remote-chat' | 'remote-admin')[]) =>
  scratch.plan((snapshot) =>
    planPromote(
      snapshot,
      parts.map((part) => ({ part })),
    ),
  );

describe('a promote while a canary runs', () => {
  test('gives the canary to all visitors, with the same pages', async () => {
    const { canary } = await getLive();
    await scratch.publish('remote-chat', 4);
    expect((await promoteNewest('remote-chat')).pins.remotes['remote-chat']?.build).toBe(buildId(3));
    const { release } = await scratch.promote('remote-chat', 3);
    expect(release).not.toHaveProperty('canary');
    expect(release.composition).toBe(canary?.composition);
  });

  test('of another build of the part ends the canary', async () => {
    await scratch.publish('remote-chat', 4);
    expect((await scratch.promote('remote-chat', 4)).release).not.toHaveProperty('canary');
  });

  test('of another part keeps the canary', async () => {
    const { canary: before } = await getLive();
    await scratch.publish('remote-admin', 2);
    const { release } = await scratch.promote('remote-admin', 2);
    expect(release.canary).toEqual({ ...before, composition: expect.any(String) });
    expect(release.canary?.composition).not.toBe(before?.composition);
    expect((await scratch.rollback('remote-admin')).release.canary).toEqual(before);
  });

  test('of a shell that the canary is incompatible with is rejected with a hint', async () => {
    await scratch.publish('remote-chat', 4, { kit: ['Link'] });
    await scratch.canary('remote-chat', 4, 10);
    await scratch.publish('shell', 2, { kit: ['useTexts'] });
    await expect(scratch.promote('shell', 2)).rejects.toMatchObject({
      message: `the canary remote-chat ${buildId(4)} would be incompatible: remote-chat ${buildId(4)} imports Link from the kit; shell ${buildId(2)} has no such name`,
      hint: 'end the canary first, with ponte promote remote-chat --why "…" or ponte rollback remote-chat --why "…"',
    });
    expect(await scratch.promote('shell', 2, { force: true })).toMatchObject({ release: { forced: true } });
  });
});

describe('a rollback while a canary runs', () => {
  test('withdraws the canary, and only moves the pointer', async () => {
    const { composition } = await getLive();
    const before = await listCompositions();
    const { release } = await scratch.rollback('remote-chat');
    expect(release).toMatchObject({
      action: 'rollback',
      withdrawn: { part: 'remote-chat', build: buildId(3) },
      remotes: { 'remote-chat': { build: buildId(2), lastKnownGood: buildId(1) } },
      composition,
    });
    expect(release).not.toHaveProperty('canary');
    expect(await listCompositions()).toEqual(before);
    await expect(promoteNewest('remote-chat')).rejects.toThrow('was withdrawn by release 4');
  });

  test('keeps the pages of the other visitors even if they would be rendered differently now', async () => {
    const { composition } = await getLive();
    const composer = { ...createFakeComposer(), compositionIdOf: () => Promise.resolve('other') };
    const { release } = await changeLive(
      scratch.store,
      composer,
      (snapshot) => planRollback(snapshot, { part: 'remote-chat' }),
      { why: 'x', by: 'ana', force: false, dryRun: false, environment: {}, report: () => {} },
    );
    expect(release.composition).toBe(composition);
  });

  test('of another part keeps the canary, and both kinds of pages are prepared', async () => {
    await scratch.publish('remote-admin', 2);
    await scratch.promote('remote-admin', 2);
    const steps = await scratch.plan(planNextRollbacks);
    expect(steps.map(({ part, pages }) => [part, pages.map(({ remotes }) => remotes['remote-chat']?.build)])).toEqual([
      ['remote-admin', [buildId(2), buildId(3)]],
      ['remote-chat', [buildId(1)]],
    ]);
  });

  test('to an older build withdraws the live build and the canary', async () => {
    const { release } = await scratch.rollback('remote-chat', 1);
    expect(release).toMatchObject({
      withdrawn: { part: 'remote-chat', build: buildId(2), also: [buildId(3)] },
      remotes: { 'remote-chat': { build: buildId(1), lastKnownGood: null } },
    });
    expect(release).not.toHaveProperty('canary');
  });

  test('to the canary is rejected', async () => {
    await expect(scratch.rollback('remote-chat', 3)).rejects.toThrow(`remote-chat ${buildId(3)} is the canary`);
  });

  test('removes the canary from the fallbacks too', async () => {
    await scratch.canary('remote-chat', 1, 10);
    const { release } = await scratch.rollback('remote-chat');
    expect(release.remotes['remote-chat']).toEqual({ build: buildId(2), lastKnownGood: null });
  });
});
