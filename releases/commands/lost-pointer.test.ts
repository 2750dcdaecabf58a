import { execFileSync } from 'node:child_process';
import { partNames } from '@ponte/contract/parts';
import { commandsOn, runCommand } from '../testing/commands-on';
import { media, s3 } from '../testing/media';
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

describe.each(media)('with one release, in $name', (medium) => {
  const scratch = createScratch(medium);
  const { ponte } = commandsOn(scratch);

  beforeEach(async () => {
    await scratch.start();
    await scratch.medium.remove('live');
  });

  test('a lost pointer is told apart from a first promote that was killed', async () => {
    for (const command of [['status'], promoteAll]) {
      expect(await ponte(...command)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('has no pointer to what is live; its newest record is that of release 1 ('),
      });
    }
  });

  test('a first promote that was killed before its pointer is made again', async () => {
    await scratch.medium.remove('releases/000001/committed');
    expect((await ponte('status')).stderr).toContain('promote them together');
    expect(await ponte(...promoteAll)).toMatchObject({ code: 0, stdout: expect.stringContaining('release 1') });
    expect((await ponte('verify')).code).toBe(0);
  });
});

describe.each(media)('verify --repair, in $name', (medium) => {
  const scratch = createScratch(medium);
  const { ponte, ask } = commandsOn(scratch);

  test('points at the newest release again', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    await scratch.canary('remote-chat', 2, 3);
    const served = await scratch.store.releases.findServedCanary();
    await scratch.medium.remove('live');
    expect(await ask('verify', '--repair')).toMatchObject({ code: 0, said: { ok: true, pointer: 2 } });
    expect((await ponte('status')).stdout).toContain('release 2 is live');
    expect(await scratch.store.releases.findServedCanary()).toEqual(served);
  });

  test('leaves a pointer that is there', async () => {
    await scratch.start();
    const { code, said } = await ask('verify', '--repair');
    expect({ code, pointer: said.pointer }).toEqual({ code: 0, pointer: undefined });
  });
});

describe('without its pointer, a bucket', () => {
  const scratch = createScratch(s3);
  const { ponte } = commandsOn(scratch);

  test('names the command that puts it back', async () => {
    await scratch.start();
    await scratch.medium.remove('live');
    const [, command = ''] = /\(put it back: ponte (.+)\)\n$/.exec((await ponte('status')).stderr) ?? [];
    expect(await runCommand(command.split(' '), scratch.medium.env)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('the pointer is repaired: release 1 is live'),
    });
    expect((await ponte('status')).stdout).toContain('release 1 is live');
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
