import { buildId } from 'fixtures/builds/create-build';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();

/** So many builds of the chat, each live after the one before. */
async function chatBuilds(count: number): Promise<void> {
  await scratch.start();
  for (let n = 2; n <= count; n += 1) {
    await scratch.publish('remote-chat', n);
    await scratch.promote('remote-chat', n);
  }
}

describe('a rollback', () => {
  test('to an older build takes away what it passes over, which is no fallback any more either', async () => {
    await chatBuilds(4);
    const { release } = await scratch.rollback('remote-chat', 2);
    expect(release.withdrawn).toEqual({ part: 'remote-chat', build: buildId(4), also: [buildId(3)] });
    expect(release.remotes['remote-chat']).toEqual({ build: buildId(2), lastKnownGood: buildId(1) });
    await expect(scratch.rollback('remote-chat', 3)).rejects.toThrow('was itself withdrawn, by release 5');
    const again = await scratch.promote('remote-chat', 3);
    expect(again.release.remotes['remote-chat']).toEqual({ build: buildId(3), lastKnownGood: buildId(2) });
  });

  test('to a build that was never live takes away the live one only', async () => {
    await chatBuilds(2);
    await scratch.publish('remote-chat', 3);
    expect((await scratch.rollback('remote-chat', 3)).release.withdrawn).toEqual({
      part: 'remote-chat',
      build: buildId(2),
    });
  });
});
