import { execFileSync } from 'node:child_process';
import { partNames } from '@ponte/contract/parts';
import { commandsOn, runCommand } from '../testing/commands-on';
import { media, s3 } from '../testing/media';
import { createScratch } from '../testing/scratch';

const promoteAll = ['promote', ...partNames, '--why', 'x', '--no-prepare'];

describe.each(media)('a store without its pointer, in $name', (medium) => {
  const scratch = createScratch(medium);
  const { ponte } = commandsOn(scratch);
  const listRecords = async () => (await scratch.medium.listPaths()).filter((path) => path.startsWith('releases/'));

  beforeEach(async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    await scratch.promote('remote-chat', 2);
    await scratch.medium.remove('live');
  });

  test('every command reports it, and none treats the store as new', async () => {
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

describe.each(media)('a store with one release, in $name', (medium) => {
  const scratch = createScratch(medium);
  const { ponte } = commandsOn(scratch);

  beforeEach(async () => {
    await scratch.start();
    await scratch.medium.remove('live');
  });

  test('distinguishes a lost pointer from a killed first promote', async () => {
    for (const command of [['status'], promoteAll]) {
      expect(await ponte(...command)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('has no pointer to what is live; its newest record is that of release 1 ('),
      });
    }
  });

  test('repeats a first promote that was killed before it moved the pointer', async () => {
    await scratch.medium.remove('releases/000001/committed');
    expect((await ponte('status')).stderr).toContain('promote them together');
    expect(await ponte(...promoteAll)).toMatchObject({ code: 0, stdout: expect.stringContaining('release 1') });
    expect((await ponte('verify')).code).toBe(0);
  });
});

describe.each(media)('verify --repair, in $name', (medium) => {
  const scratch = createScratch(medium);
  const { ponte, ponteJson } = commandsOn(scratch);

  test('points at the newest release again', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    await scratch.canary('remote-chat', 2, 3);
    const served = await scratch.store.releases.findServedCanary();
    await scratch.medium.remove('live');
    expect(await ponteJson('verify', '--repair')).toMatchObject({ code: 0, output: { ok: true, pointer: 2 } });
    expect((await ponte('status')).stdout).toContain('release 2 is live');
    expect(await scratch.store.releases.findServedCanary()).toEqual(served);
  });

  test('keeps an existing pointer', async () => {
    await scratch.start();
    const { code, output } = await ponteJson('verify', '--repair');
    expect({ code, pointer: output.pointer }).toEqual({ code: 0, pointer: undefined });
  });
});

describe('a bucket without its pointer', () => {
  const scratch = createScratch(s3);
  const { ponte } = commandsOn(scratch);

  test('prints the command that restores it', async () => {
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

describe('a folder without its pointer', () => {
  const scratch = createScratch();
  const { ponte } = commandsOn(scratch);

  test('prints the command that restores it', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    await scratch.promote('remote-chat', 2);
    await scratch.medium.remove('live');
    const [, command = ''] = /\(put it back: (.+)\)\n$/.exec((await ponte('status')).stderr) ?? [];
    execFileSync('sh', ['-c', command]);
    expect((await ponte('status')).stdout).toContain('release 2 is live');
  });
});
