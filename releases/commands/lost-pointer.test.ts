import { execFileSync } from 'node:child_process';
import { partNames } from 'shared-config/contract/parts';
import { commandsOn } from '../testing/commands-on';
import { media } from '../testing/media';
import { createScratch } from '../testing/scratch';

const promoteAll = ['promote', ...partNames, '--why', 'x', '--no-prepare'];

describe.each(media)('without its pointer, in $name', (medium) => {
  const scratch = createScratch(medium);
  const { ponte } = commandsOn(scratch);
  const listRecords = async () => (await scratch.medium.listPaths()).filter((path) => path.startsWith('releases/'));

  beforeEach(async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    await scratch.promote('remote-chat', 2);
    await scratch.medium.remove('live');
  });

  test('every command says so, and none takes the store for a new one', async () => {
    const before = await listRecords();
    for (const command of [['status'], ['history'], ['verify'], promoteAll]) {
      expect(await ponte(...command)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('has no pointer to what is live; its newest record is that of release 2 ('),
      });
    }
    expect(await listRecords()).toEqual(before);
  });
});

describe('without its pointer, a folder', () => {
  const scratch = createScratch();
  const { ponte } = commandsOn(scratch);

  test('the command that is printed for a folder puts the pointer back', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    await scratch.promote('remote-chat', 2);
    await scratch.medium.remove('live');
    const [, command = ''] = /\(put it back: (.+)\)\n$/.exec((await ponte('status')).stderr) ?? [];
    execFileSync('sh', ['-c', command]);
    expect((await ponte('status')).stdout).toContain('release 2 is live');
  });
});
