import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { createCanaryScratch } from '../testing/canary-scratch';
import { unrenderable } from '../testing/fake-composer';
import { readHistory } from './history';
import { planCanary } from './plan-canary';

const { scratch, getLive, listCompositions } = createCanaryScratch();

describe('a canary', () => {
  test("keeps the other visitors' pages, and falls back to their build", async () => {
    const [live, before] = await readHistory(scratch.store);
    expect(live).toEqual({
      ...before,
      serial: 3,
      previous: 2,
      at: expect.any(String),
      why: 'remote-chat 3 for 10 %',
      canary: { part: 'remote-chat', build: buildId(3), share: 10, composition: expect.any(String) },
    });
    const planned = await scratch.plan((snapshot) => planCanary(snapshot, { part: 'remote-chat' }, 5));
    expect(planned.canary?.pins.remotes['remote-chat']).toEqual({ build: buildId(3), lastKnownGood: buildId(2) });
  });

  test('changes its share without new pages', async () => {
    const before = await listCompositions();
    const { outcome, release } = await scratch.canary('remote-chat', 3, 25);
    expect({ outcome, share: release.canary?.share }).toEqual({ outcome: 'changed', share: 25 });
    expect(await listCompositions()).toEqual(before);
    expect(await scratch.canary('remote-chat', 3, 25)).toMatchObject({ outcome: 'unchanged', release: { serial: 4 } });
  });

  test('is replaced by another canary of its part, and rejected while one of another part runs', async () => {
    await scratch.publish('remote-chat', 4);
    expect((await scratch.canary('remote-chat', 4, 10)).release.canary?.build).toBe(buildId(4));
    await scratch.publish('remote-admin', 2);
    await expect(scratch.canary('remote-admin', 2, 10)).rejects.toMatchObject({
      message: 'a canary of remote-chat runs already, and one runs at a time',
      hint: expect.stringContaining('ponte rollback remote-chat'),
    });
  });

  test('is rejected for the live build, and for an incompatible one', async () => {
    await expect(scratch.canary('remote-chat', 2, 10)).rejects.toThrow('is live for all visitors already');
    await scratch.publish('remote-chat', 4, { kit: ['useWeather'] });
    await expect(scratch.canary('remote-chat', 4, 10)).rejects.toThrow('imports useWeather from the kit');
    expect(await scratch.canary('remote-chat', 4, 10, { force: true })).toMatchObject({ release: { forced: true } });
  });

  test('is rejected when a page throws, and nothing changes', async () => {
    await scratch.publish('remote-chat', unrenderable);
    await expect(scratch.canary('remote-chat', unrenderable, 10)).rejects.toThrow('the prerender of / threw');
    expect((await getLive()).serial).toBe(3);
  });

  test('never becomes a last known good build, because it was not live for all visitors', async () => {
    await scratch.rollback('remote-chat');
    for (const n of [4, 5]) await scratch.publish('remote-chat', n);
    await scratch.canary('remote-chat', 4, 10);
    await scratch.promote('remote-chat', 5);
    expect((await getLive()).remotes['remote-chat']).toEqual({ build: buildId(5), lastKnownGood: buildId(2) });
  });

  test('of the shell is checked against the live remotes, and drops incompatible fallbacks', async () => {
    await scratch.rollback('remote-chat');
    await scratch.publish('remote-chat', 4, { kit: ['useTexts'] });
    await scratch.publish('remote-chat', 5, { kit: ['Link'] });
    await scratch.promote('remote-chat', 5);
    await scratch.promote('remote-chat', 4);
    await scratch.publish('shell', 2, { kit: ['useTexts'] });
    await scratch.publish('shell', 3, { kit: [] });
    await expect(scratch.canary('shell', 3, 10)).rejects.toThrow(`shell ${buildId(3)} has no such name`);
    await scratch.canary('shell', 2, 10);
    const { canary } = await scratch.plan((snapshot) => planCanary(snapshot, { part: 'shell' }, 10));
    expect((await getLive()).remotes['remote-chat']?.lastKnownGood).toBe(buildId(5));
    expect(canary?.pins).toMatchObject({ shell: buildId(2), remotes: { 'remote-chat': { lastKnownGood: null } } });
  });
});

test('the store rejects a release whose canary has no pages', async () => {
  const live = await getLive();
  await rm(join(scratch.store.location, 'compositions', live.canary?.composition ?? ''), { recursive: true });
  await expect(scratch.canary('remote-chat', 3, 20)).rejects.toThrow(/^composition .* is not in the store/);
});
