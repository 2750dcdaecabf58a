import { commandsOn } from '../testing/commands-on';
import { buildId } from 'fixtures/builds/create-build';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const { ponte } = commandsOn(scratch);

/** In the store, and in no list that the command has. */
const added = 'remote-partners';
const said = async (...args: string[]) => {
  const { stdout, stderr } = await ponte(...args);
  return stdout + stderr;
};

test('commands accept parts that only the store has, and list parts of the checkout that are not live', async () => {
  await scratch.start();
  expect(await said('publish', added, await scratch.build(added, 1))).toContain(`${added} ${buildId(1)} published`);
  const promoted = await said('promote', added, '--why', 'partners of ours', '--no-prepare');
  expect(promoted).toContain(`${added} ${buildId(1)} is live`);
  expect(await said('status')).toMatch(new RegExp(`\n${added} +${buildId(1)} +release 2 .* partners of ours\n`));
  expect(await said('diff', '1')).toContain(`${added} ${buildId(1)} is new`);
  expect(await said('rollback', added, '--list')).toContain('live in release 2');

  await scratch.publish('shell', 2);
  const left = await said('promote', 'shell', '--without', added, '--why', 'no more partners', '--no-prepare');
  expect(left).toContain(`shell ${buildId(2)} is live\n${added} is out of the site`);
  expect(await said('history', added)).toMatch(/3 .* no more partners .*\n2 .* partners of ours .*\n$/);
  expect(await said('diff', '2')).toContain(`${added} ${buildId(1)} is out of the site`);
  expect(await said('verify')).toContain('all as they were made');
  expect(await said('promote', 'shell', '--without', 'shell', '--why', 'no')).toContain('no site without a shell');

  await scratch.leave('remote-chat', 1);
  expect(await said('status')).toContain('remote-chat is not part of the site\n');
  expect(await said('history', 'remote-chap')).toContain('there is no part called remote-chap');
});
