import { createCanaryScratch } from '../testing/canary-scratch';
import { buildId } from 'fixtures/builds/create-build';
import { createFakeComposer } from '../testing/fake-composer';
import { changeLive } from './change-live';
import { planPromote } from './plan-promote';
import { planRollback } from './plan-rollback';
import { planOneSteps } from './prepare-rollbacks';

const { scratch, getLive, listCompositions } = createCanaryScratch();

const promoteNewest = async (...parts: ('shell' | 'remote-chat' | 'remote-admin')[]) =>
  scratch.plan((snapshot) =>
    planPromote(
      snapshot,
      parts.map((part) => ({ part })),
    ),
  );

describe('a promote while it runs', () => {
  test('gives the canary to everybody, with the pages that its visitors had', async () => {
    const { canary } = await getLive();
    await scratch.publish('remote-chat', 4);
    expect((await promoteNewest('remote-chat')).pins.remotes['remote-chat']?.build).toBe(buildId(3));
    const { release } = await scratch.promote('remote-chat', 3);
    expect(release).not.toHaveProperty('canary');
    expect(release.composition).toBe(canary?.composition);
  });

  test('of another build of the part ends it', async () => {
    await scratch.publish('remote-chat', 4);
    expect((await scratch.promote('remote-chat', 4)).release).not.toHaveProperty('canary');
  });

  test('of another part carries it on', async () => {
    const { canary: before } = await getLive();
    await scratch.publish('remote-admin', 2);
    const { release } = await scratch.promote('remote-admin', 2);
    expect(release.canary).toEqual({ ...before, composition: expect.any(String) });
    expect(release.canary?.composition).not.toBe(before?.composition);
    expect((await scratch.rollback('remote-admin')).release.canary).toEqual(before);
  });

  test('of a shell that it is not compatible with is rejected, naming it and the hint', async () => {
    await scratch.publish('remote-chat', 4, { kit: ['Link'] });
    await scratch.canary('remote-chat', 4, 10);
    await scratch.publish('shell', 2, { kit: ['useTexts'] });
    await expect(scratch.promote('shell', 2)).rejects.toMatchObject({
      message: `the canary remote-chat ${buildId(4)} would not fit: remote-chat ${buildId(4)} imports Link from the kit; shell ${buildId(2)} has no such name`,
      hint: 'end the canary first, with ponte promote remote-chat --why "…" or ponte rollback remote-chat --why "…"',
    });
    expect(await scratch.promote('shell', 2, { force: true })).toMatchObject({ release: { forced: true } });
  });
});

describe('a rollback while it runs', () => {
  test('takes the canary away, moves the pointer only, and keeps it from coming back', async () => {
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

  test('keeps the pages of everybody else even where they would be made differently now', async () => {
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

  test('of another part carries it on, and both kinds of pages are prepared', async () => {
    await scratch.publish('remote-admin', 2);
    await scratch.promote('remote-admin', 2);
    const steps = await scratch.plan(planOneSteps);
    expect(steps.map(({ part, pages }) => [part, pages.map(({ remotes }) => remotes['remote-chat']?.build)])).toEqual([
      ['remote-admin', [buildId(2), buildId(3)]],
      ['remote-chat', [buildId(1)]],
    ]);
  });

  test('to an older build takes both away', async () => {
    const { release } = await scratch.rollback('remote-chat', 1);
    expect(release).toMatchObject({
      withdrawn: { part: 'remote-chat', build: buildId(2), also: [buildId(3)] },
      remotes: { 'remote-chat': { build: buildId(1), lastKnownGood: null } },
    });
    expect(release).not.toHaveProperty('canary');
  });

  test('to the canary is refused', async () => {
    await expect(scratch.rollback('remote-chat', 3)).rejects.toThrow(`remote-chat ${buildId(3)} is the canary`);
  });

  test('takes it out of the fallbacks too, where it was one', async () => {
    await scratch.canary('remote-chat', 1, 10);
    const { release } = await scratch.rollback('remote-chat');
    expect(release.remotes['remote-chat']).toEqual({ build: buildId(2), lastKnownGood: null });
  });
});
