import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanaryScratch } from '../testing/canary-scratch';
import { buildId } from 'fixtures/builds/create-build';
import { undrawable } from '../testing/fake-composer';
import { readHistory } from './history';
import { planCanary } from './plan-canary';

const { scratch, getLive, listCompositions } = createCanaryScratch();

describe('a canary', () => {
  test('leaves everybody else what they have, and heals to it', async () => {
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

  test('gets another share by the same command, without new pages', async () => {
    const before = await listCompositions();
    const { outcome, release } = await scratch.canary('remote-chat', 3, 25);
    expect({ outcome, share: release.canary?.share }).toEqual({ outcome: 'changed', share: 25 });
    expect(await listCompositions()).toEqual(before);
    expect(await scratch.canary('remote-chat', 3, 25)).toMatchObject({ outcome: 'unchanged', release: { serial: 4 } });
  });

  test('is replaced by another of its part, and refused beside one of another part', async () => {
    await scratch.publish('remote-chat', 4);
    expect((await scratch.canary('remote-chat', 4, 10)).release.canary?.build).toBe(buildId(4));
    await scratch.publish('remote-admin', 2);
    await expect(scratch.canary('remote-admin', 2, 10)).rejects.toMatchObject({
      message: 'a canary of remote-chat runs already, and one runs at a time',
      hint: expect.stringContaining('ponte rollback remote-chat'),
    });
  });

  test('is rejected of the live build, and of an incompatible one', async () => {
    await expect(scratch.canary('remote-chat', 2, 10)).rejects.toThrow('is what everybody has already');
    await scratch.publish('remote-chat', 4, { kit: ['useWeather'] });
    await expect(scratch.canary('remote-chat', 4, 10)).rejects.toThrow('imports useWeather from the kit');
    expect(await scratch.canary('remote-chat', 4, 10, { force: true })).toMatchObject({ release: { forced: true } });
  });

  test('whose page throws is refused, and nothing changes', async () => {
    await scratch.publish('remote-chat', undrawable);
    await expect(scratch.canary('remote-chat', undrawable, 10)).rejects.toThrow('the prerender of / threw');
    expect((await getLive()).serial).toBe(3);
  });

  test('never becomes a last known good build, as it was not live for everybody', async () => {
    await scratch.rollback('remote-chat');
    for (const n of [4, 5]) await scratch.publish('remote-chat', n);
    await scratch.canary('remote-chat', 4, 10);
    await scratch.promote('remote-chat', 5);
    expect((await getLive()).remotes['remote-chat']).toEqual({ build: buildId(5), lastKnownGood: buildId(2) });
  });

  test('of the shell is held against the live remotes, and drops what does not fit it', async () => {
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

test('a release whose canary has no pages is refused by the store', async () => {
  const live = await getLive();
  await rm(join(scratch.store.location, 'compositions', live.canary?.composition ?? ''), { recursive: true });
  await expect(scratch.canary('remote-chat', 3, 20)).rejects.toThrow(/^composition .* is not in the store/);
});
