import { buildId } from 'fixtures/builds/create-build';
import { createChatScratch } from '../testing/chat-scratch';

const { scratch, chatBuilds } = createChatScratch();

describe('a rollback', () => {
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
