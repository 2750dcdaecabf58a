import { setImmediate as turn } from 'node:timers/promises';
import type { Medium } from '../../testing/media';
import { createScratch } from '../../testing/scratch';
import { describeBuilds } from './builds';
import { describeCompositions } from './compositions';
import { describeReleases } from './releases';

/** What every store does, on disk and in a bucket. */
export function describeBehaviour(medium: Medium): void {
  describe('builds', () => describeBuilds(medium));
  describe('compositions', () => describeCompositions(medium));
  describe('withLock', () => describeLock(medium));
  describe('releases', () => describeReleases(medium));
}

function describeLock(medium: Medium): void {
  const scratch = createScratch(medium);

  test('runs one action at a time', async () => {
    let inside = 0;
    let most = 0;
    const enter = async () => {
      inside += 1;
      most = Math.max(most, inside);
      // Other actions would start during these turns.
      for (let turns = 0; turns < 20; turns += 1) await turn();
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 12 }, () => scratch.medium.openStore().withLock(enter)));
    expect(most).toBe(1);
  });

  test('returns the result or the failure, and releases the lock', async () => {
    expect(await scratch.store.withLock(() => Promise.resolve(7))).toBe(7);
    const fail = () => Promise.reject(new Error('no'));
    await expect(scratch.store.withLock(fail)).rejects.toThrow('no');
    expect(await scratch.medium.openStore().withLock(() => Promise.resolve(8))).toBe(8);
  });

  test('allows removals under the lock, as gc makes them', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    const [spare] = await scratch.store.builds.list('remote-chat');
    await scratch.store.withLock(() => scratch.store.builds.remove('remote-chat', spare?.build ?? ''));
    expect(await scratch.store.builds.list('remote-chat')).toHaveLength(1);
  });
}
