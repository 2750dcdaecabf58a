import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { commandsOn } from '../testing/commands-on';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const { ponteJson } = commandsOn(scratch);

test('gc removes unneeded builds and keeps the next rollback', async () => {
  await scratch.start();
  for (const n of [2, 3, 4, 5]) await scratch.publish('remote-chat', n);
  for (const n of [2, 3, 4]) await scratch.promote('remote-chat', n);
  const left = async () => (await readdir(join(scratch.store.location, 'builds/remote-chat'))).sort();
  expect(await ponteJson('gc', '--days', '0', '--dry-run')).toMatchObject({
    output: { removed: false, builds: [{}, {}] },
  });
  expect(await left()).toHaveLength(5);
  expect(await ponteJson('gc', '--days', '0')).toMatchObject({ code: 0, output: { removed: true } });
  expect(await left()).toEqual([buildId(2), buildId(3), buildId(4)]);
  expect(await ponteJson('rollback', 'remote-chat', '--why', 'x', '--no-prepare')).toMatchObject({ code: 0 });
  expect(await ponteJson('verify')).toMatchObject({ code: 0 });
  expect(await ponteJson('gc', '--days', 'all')).toMatchObject({ code: 2 });
});
