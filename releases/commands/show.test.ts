import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames } from '@ponte/contract/parts';
import { buildId } from 'fixtures/builds/create-build';
import { commandsOn } from '../testing/commands-on';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const { ponteJson, ponte } = commandsOn(scratch);

test('status, history, verify and gc work before the first release', async () => {
  expect(await ponteJson('status')).toMatchObject({ code: 1, output: { error: { code: 'not-found' } } });
  expect(await ponteJson('history')).toEqual({ code: 0, output: { releases: [], lost: [] } });
  expect(await ponteJson('verify')).toMatchObject({ code: 1 });
  expect(await ponteJson('gc')).toMatchObject({ code: 0, output: { builds: [] } });
});

test('status shows since when, by whom and why each part is live', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  const { output } = await ponteJson('status');
  expect(output).toMatchObject({ store: scratch.store.location, release: { serial: 2 } });
  const shown = [
    expect.objectContaining({ part: 'shell', build: buildId(1), lastKnownGood: null }),
    expect.objectContaining({ part: 'remote-public', since: expect.objectContaining({ serial: 1, why: 'first' }) }),
    expect.objectContaining({ part: 'remote-admin' }),
    {
      part: 'remote-chat',
      build: buildId(2),
      commit: null,
      since: { serial: 2, at: expect.any(String), by: 'ana', why: 'remote-chat 2' },
      lastKnownGood: buildId(1),
      newest: buildId(2),
    },
  ];
  expect(output.parts).toEqual(expect.arrayContaining(shown));
  expect(output.parts).toHaveLength(partNames.length);
  const { stdout } = await ponte('status');
  expect(stdout).toMatch(/^release 2 is live: promote of remote-chat by ana/);
  expect(stdout).toMatch(/remote-chat +1\.0\.0-000000000002 +release 2 /);
  // eslint-disable-next-line no-control-regex -- the escape character is what must not be there
  expect(stdout).not.toMatch(/\x1b/);
});

test('status shows the rollback target of the shell, and works in a store that lost a build', async () => {
  await scratch.start();
  await scratch.publish('shell', 2);
  await scratch.promote('shell', 2);
  const shell = async () => (await ponteJson('status')).output.parts;
  const part = { part: 'shell', build: buildId(2), lastKnownGood: buildId(1) };
  expect(await shell()).toContainEqual(expect.objectContaining(part));
  await rm(join(scratch.store.location, 'builds/remote-admin', buildId(1)), { recursive: true });
  expect(await shell()).toContainEqual(expect.objectContaining({ ...part, lastKnownGood: null }));
});

test('history lists the newest first, filtered by part and limit', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  await scratch.rollback('remote-chat');
  const serials = async (...args: string[]) =>
    ((await ponteJson('history', ...args)).output.releases as { serial: number }[]).map(({ serial }) => serial);
  expect(await serials()).toEqual([3, 2, 1]);
  expect(await serials('remote-chat', '--limit', '2')).toEqual([3, 2]);
  expect(await serials('remote-admin')).toEqual([1]);
  expect(await ponte('history', '--limit', 'many')).toMatchObject({ code: 2 });
});

test('diff shows what a release changed', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2, { exposes: { hel: { js: [], css: [] } } });
  await scratch.promote('remote-chat', 2);
  const { output } = await ponteJson('diff', '1');
  expect(output).toMatchObject({ from: 1, to: 2, parts: [{ part: 'remote-chat', from: buildId(1), to: buildId(2) }] });
  expect(output).toHaveProperty('parts.0.contents.module', { added: ['hel'], removed: ['assistant'] });
  expect((await ponte('diff', '1', '2')).stdout).toContain('  + module hel\n');
  expect(await ponteJson('diff', '9')).toMatchObject({
    code: 1,
    output: { error: { message: 'there is no release 9' } },
  });
});

test('verify reports a clean store, then a missing file', async () => {
  await scratch.start();
  expect(await ponteJson('verify')).toMatchObject({ code: 0, output: { ok: true, problems: [] } });
  await rm(join(scratch.store.location, 'builds/remote-chat', buildId(1), 'remoteEntry.js'));
  expect(await ponteJson('verify')).toMatchObject({ code: 1, output: { ok: false } });
  expect((await ponte('verify')).stdout).toContain(`wrong: remote-chat ${buildId(1)}: remoteEntry.js is gone`);
});
