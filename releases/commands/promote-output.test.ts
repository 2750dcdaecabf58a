import { join } from 'node:path';
import { buildId, createBuild, createContract } from 'fixtures/builds/create-build';
import { commandsOn } from '../testing/commands-on';
import { runPonte } from '../testing/run-ponte';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const { ponte } = commandsOn(scratch);
const why = ['--why', 'x', '--no-prepare'];
const home = process.cwd();
const routes = createContract('shell', 1).routes.filter(({ part }) => part !== 'remote-admin');

test('rejects a promote of what is live, and changes nothing', async () => {
  await scratch.start();
  expect(await ponte('promote', 'remote-chat', ...why)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`remote-chat ${buildId(1)} is live already (build and publish a newer one first:`),
  });
  expect(await scratch.store.releases.findLiveSerial()).toBe(1);
});

afterEach(() => process.chdir(home));

test('a promote of what is live names the newer build in dist that was never published', async () => {
  await scratch.start();
  await createBuild(join(scratch.folder, 'remote-chat/dist'), 'remote-chat', 2);
  process.chdir(scratch.folder);
  expect((await ponte('promote', 'remote-chat', ...why)).stderr).toBe(
    `error: remote-chat ${buildId(1)} is live already, and remote-chat/dist holds a newer build, ${buildId(2)}, ` +
      'which is not published (publish it, then promote again: ponte publish remote-chat)\n',
  );
});

test('prints a command that undoes --without', async () => {
  await scratch.start();
  await scratch.publish('shell', 2, { routes });
  const { stdout } = await ponte('promote', 'shell', '--without', 'remote-admin', ...why);
  const [, back = ''] = /take it back: ponte (.*) --why/.exec(stdout) ?? [];
  expect(back).toBe(`promote shell@${buildId(1)} remote-admin@${buildId(1)}`);
  expect((await ponte(...back.split(' '), ...why)).code).toBe(0);
});

test('prints what to do first when --without is used too early', async () => {
  await scratch.start();
  const { code, stderr } = await ponte('promote', 'shell', '--without', 'remote-admin', ...why);
  expect(code).toBe(1);
  expect(stderr).toContain(
    `shell ${buildId(1)} has routes of remote-admin (login), which is to leave the site ` +
      '(take the routes of remote-admin out of the shell first, then: npm run build -w shell',
  );
});

test('a promote in a pipe prints each step as a line, and that it is live before it prepares the next rollback', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  const args = ['promote', 'remote-chat', '--why', 'x', '--store', scratch.medium.location];
  const { code, stdout } = await runPonte(args, { oneOutput: true });
  expect(code).toBe(0);
  const order = stdout.split('\n');
  const at = (start: string) => order.findIndex((line) => line.startsWith(start));
  const places = ['checked ', `remote-chat ${buildId(2)} is live`, 'preparing the rollback of remote-chat'].map(at);
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});
