import { buildId } from 'fixtures/builds/create-build';
import { commandsOn } from '../testing/commands-on';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const { ponte, ponteJson } = commandsOn(scratch);

beforeEach(async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
});

const start = () => ponte('promote', 'remote-chat', '--canary', '10', '--why', 'try', '--no-prepare');

test('starts, widens, shows and promotes a canary', async () => {
  expect(await start()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      `^remote-chat ${buildId(2)} for 10 of 100 visitors is live; the others get remote-chat ${buildId(1)}\nrelease 2,`,
    ),
  });
  const why = ['--why', 'wider', '--no-prepare'];
  expect((await ponteJson('promote', 'remote-chat', '--canary', '25', ...why, '--dry-run')).output).toMatchObject({
    outcome: 'planned',
    release: { canary: { share: 25 } },
  });
  await ponte('promote', 'remote-chat', '--canary', '25', ...why);
  expect((await ponteJson('promote', 'remote-chat', '--canary', '25', ...why)).output).toMatchObject({
    error: { code: 'refused', message: `the canary remote-chat ${buildId(2)} for 25 of 100 visitors is live already` },
  });
  const { output } = await ponteJson('status');
  expect(output.canary).toMatchObject({ part: 'remote-chat', share: 25, since: { serial: 2, by: 'ana', why: 'try' } });
  expect((await ponte('status')).stdout).toContain(
    `\ncanary: remote-chat ${buildId(2)} for 25 of 100 visitors, since release 2 by ana, `,
  );
  expect((await ponte('diff', '1')).stdout).toBe(`canary none -> remote-chat ${buildId(2)} for 25 of 100 visitors\n`);
  expect((await ponte('promote', 'remote-chat', '--why', 'good', '--no-prepare')).stdout).toContain(
    `remote-chat ${buildId(2)} is live\n`,
  );
  const { stdout } = await ponte('history');
  expect(stdout).toContain(`remote-chat ${buildId(2)}, for everybody\n`);
  expect(stdout).toContain(`remote-chat ${buildId(2)} for 10 of 100 visitors\n`);
});

test('rolls back a canary', async () => {
  await start();
  const { output } = await ponteJson('rollback', 'remote-chat', '--list');
  expect(output.builds).toContainEqual(expect.objectContaining({ build: buildId(2), state: 'canary', lastLive: null }));
  expect((await ponte('rollback', 'remote-chat', '--why', 'bad', '--no-prepare')).stdout).toContain(
    `the canary remote-chat ${buildId(2)} is taken away; everybody gets remote-chat ${buildId(1)}\n`,
  );
  expect((await ponte('history')).stdout).toContain(`remote-chat ${buildId(1)}, without the canary ${buildId(2)}\n`);
  expect(await start()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('was withdrawn by release 3: bad'),
  });
});

test('keeps a canary when another part changes, and ends it when its own part does', async () => {
  await start();
  await scratch.publish('remote-admin', 2);
  expect((await ponte('promote', 'remote-admin', '--why', 'x', '--no-prepare')).stdout).toContain(
    `the canary goes on: remote-chat ${buildId(2)} for 10 of 100 visitors\n`,
  );
  await scratch.publish('remote-chat', 3);
  expect((await ponte('promote', `remote-chat@${buildId(3)}`, '--why', 'x', '--no-prepare')).stdout).toContain(
    `remote-chat ${buildId(3)} is live\nthe canary remote-chat ${buildId(2)} is over\n`,
  );
});

test.each([['0'], ['51'], ['ten'], ['1.5'], ['-1']])('rejects a share of %s', async (share) => {
  expect(await ponte('promote', 'remote-chat', `--canary=${share}`, '--why', 'x')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('give a whole number from 1 to 50'),
  });
});

test('rejects a canary of two parts', async () => {
  expect(await ponte('promote', 'remote-chat', 'shell', '--canary', '5', '--why', 'x')).toMatchObject({ code: 2 });
});
