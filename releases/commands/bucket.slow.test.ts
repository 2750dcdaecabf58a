import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { commandsOn } from '../testing/commands-on';
import { s3 } from '../testing/media';
import { expectOrderAmong } from '../testing/promote-at-once';
import { createScratch } from '../testing/scratch';

const scratch = createScratch(s3);
const { ponte } = commandsOn(scratch);

/** Each waits for the leases before it. The long suite runs twenty, like the slow suite on disk. */
const promotes = Number(process.env.PROMOTES ?? 8);

test(`${promotes} concurrent promotes leave serials without gap or fork, and lose nothing`, async () => {
  await expectOrderAmong(promotes, scratch);
});

test('retries requests to a server that fails intermittently', async () => {
  let count = 0;
  scratch.medium.server.interfere = () => {
    count += 1;
    if (count % 5 === 1) return { status: 503, code: 'SlowDown' };
    if (count % 7 === 2) return 'drop before';
    return count % 11 === 3 ? 'drop after' : undefined;
  };
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  scratch.medium.server.interfere = () => undefined;
  expect(await ponte('verify')).toMatchObject({ code: 0, stdout: expect.stringContaining('all as they were made') });
});

test('publishes, promotes, rolls back and reports as with a folder', async () => {
  await scratch.start();
  const source = await scratch.build('remote-chat', 2);
  expect(await ponte('publish', 'remote-chat', source)).toMatchObject({ code: 0 });
  expect(await ponte('promote', 'remote-chat', '--why', 'new')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`remote-chat ${buildId(2)} is live\nrelease 2`),
    stderr: expect.stringContaining('preparing the rollback of remote-chat'),
  });
  const back = await ponte('rollback', 'remote-chat', '--why', 'broken', '--no-prepare');
  expect(back).toMatchObject({ code: 0, stdout: expect.stringContaining(`${buildId(1)} is live\nrelease 3`) });
  expect(await ponte('status')).toMatchObject({ code: 0, stdout: expect.stringContaining('release 3 is live') });
  expect(await ponte('history')).toMatchObject({ code: 0, stdout: expect.stringContaining('broken') });
  expect(await ponte('verify')).toMatchObject({ code: 0, stdout: expect.stringContaining('all as they were made') });
});

test('verify reads the bucket, not the copies of this machine', async () => {
  await scratch.start();
  expect(await ponte('verify')).toMatchObject({ code: 0 });
  await scratch.medium.write(`builds/remote-chat/${buildId(1)}/remoteEntry.js`, 'evil()');
  await scratch.medium.remove(`builds/remote-admin/${buildId(1)}/static/css/main.css.br`);
  const { code, stdout } = await ponte('verify');
  expect(code).toBe(1);
  expect(stdout).toContain(`remote-chat ${buildId(1)}: remoteEntry.js was modified`);
  expect(stdout).toContain(`remote-admin ${buildId(1)}: static/css/main.css.br is gone`);
});

test('gc removes unneeded builds, and an upload that died an hour ago', async () => {
  await scratch.start();
  for (const n of [2, 3, 4]) await scratch.publish('remote-chat', n);
  for (const n of [2, 3, 4]) await scratch.promote('remote-chat', n);
  await scratch.medium.write(`builds/remote-chat/${buildId(9)}/remoteEntry.js`, 'half');
  await scratch.medium.write(`builds/remote-chat/${buildId(8)}/remoteEntry.js`, 'under way');
  const file = `site/builds/remote-chat/${buildId(9)}/remoteEntry.js._S3rver_object`;
  const then = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(scratch.medium.server.folderOf('releases'), file), then, then);
  expect(await ponte('gc', '--days', '0')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('removed 1 builds, 0 compositions and 1 orphans'),
  });
  const left = new Set(
    (await scratch.medium.listPaths())
      .map((path) => path.split('/'))
      .flatMap(([, part, build]) => (part === 'remote-chat' ? [build] : [])),
  );
  expect([...left]).toEqual([2, 3, 4, 8].map(buildId));
  expect(await ponte('rollback', 'remote-chat', '--why', 'x', '--no-prepare')).toMatchObject({ code: 0 });
  expect(await ponte('verify')).toMatchObject({ code: 0 });
});
