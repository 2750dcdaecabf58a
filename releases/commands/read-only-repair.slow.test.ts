import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { commandsOn } from '../testing/commands-on';
import { onReadOnlyDisk } from '../testing/read-only-disk';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const { ponte } = commandsOn(scratch);
const at = (...names: string[]) => join(scratch.store.location, ...names);
const run = (args: readonly string[], folder: string) => onReadOnlyDisk(folder, 'EROFS', () => ponte(...args));

beforeEach(async () => {
  await scratch.start();
  await scratch.publish('remote-admin', 2);
  await scratch.promote('remote-admin', 2);
});

test.each<[string, readonly string[], () => Promise<unknown>]>([
  [
    'settings unset',
    ['settings', 'unset', 'BRAND', '--why', 'x'],
    () => ponte('settings', 'set', 'BRAND=Nova', '--why', 'x', '--no-prepare'),
  ],
  ['verify --repair of a page', ['verify', '--repair'], () => rm(at('live/site/index.html'))],
  ['verify --repair of a record', ['verify', '--repair'], () => rm(at('releases/000001/record.json'))],
  [
    'verify --repair of a contract',
    ['verify', '--repair'],
    () => rm(at('builds/remote-chat', buildId(1), 'contract.json')),
  ],
  [
    'prepare',
    ['prepare'],
    async () => {
      const served = await scratch.store.releases.findServed();
      const others = (await readdir(at('compositions'))).filter((id) => id !== served);
      for (const id of others) await rm(at('compositions', id), { recursive: true });
    },
  ],
])('%s names the read-only store', async (_, args, spoil) => {
  await spoil();
  const { code, stdout, stderr } = await run(args, scratch.store.location);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  const last = stderr.trim().split('\n').at(-1) ?? '';
  expect(last).toContain(`error: the store at ${scratch.store.location} is read-only (EROFS`);
  expect(last).toContain('mount it writable');
});

test.each([['verify', '--repair'], ['prepare']])('%s %s succeeds when there is nothing to write', async (...args) => {
  expect(await run(args, scratch.store.location)).toMatchObject({ code: 0 });
});

test('mirror reads a read-only store, and names a read-only folder', async () => {
  const folder = join(scratch.folder, 'mirror');
  expect(await run(['mirror', folder], scratch.store.location)).toMatchObject({ code: 0 });
  const other = join(scratch.folder, 'other');
  const { code, stderr } = await run(['mirror', other], other);
  expect(code).toBe(1);
  expect(stderr.trim().split('\n').at(-1)).toContain(`error: the store at ${other} is read-only (EROFS`);
});
