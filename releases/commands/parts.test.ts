import { buildId } from 'fixtures/builds/create-build';
import { commandsOn } from '../testing/commands-on';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const { ponte } = commandsOn(scratch);

/** In the store, and in no list of the command. */
const added = 'remote-partners';
const run = async (...args: string[]) => {
  const { stdout, stderr } = await ponte(...args);
  return stdout + stderr;
};

test('commands accept parts that only the store has, and list parts of the checkout that are not live', async () => {
  await scratch.start();
  expect(await run('publish', added, await scratch.build(added, 1))).toContain(`${added} ${buildId(1)} published`);
  const promoted = await run('promote', added, '--why', 'partners of ours', '--no-prepare');
  expect(promoted).toContain(`${added} ${buildId(1)} is live`);
  expect(await run('status')).toMatch(new RegExp(`\n${added} +${buildId(1)} +release 2 .* partners of ours\n`));
  expect(await run('diff', '1')).toContain(`${added} ${buildId(1)} is new`);
  expect(await run('rollback', added, '--list')).toContain('live in release 2');

  await scratch.publish('shell', 2);
  const left = await run('promote', 'shell', '--without', added, '--why', 'no more partners', '--no-prepare');
  expect(left).toContain(`shell ${buildId(2)} is live\n${added} is out of the site`);
  expect(await run('history', added)).toMatch(/3 .* no more partners .*\n2 .* partners of ours .*\n$/);
  expect(await run('diff', '2')).toContain(`${added} ${buildId(1)} is out of the site`);
  expect(await run('verify')).toContain('all as they were made');
  expect(await run('promote', 'shell', '--without', 'shell', '--why', 'no')).toContain('no site without a shell');

  await scratch.leave('remote-chat', 1);
  expect(await run('status')).toContain('remote-chat is not part of the site\n');
  expect(await run('history', 'remote-chap')).toContain('there is no part called remote-chap');
});
