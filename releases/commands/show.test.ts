import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames } from '@ponte/contract/parts';
import { commandsOn } from '../testing/commands-on';
import { buildId } from 'fixtures/builds/create-build';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const { ask, ponte } = commandsOn(scratch);

test('before the first release', async () => {
  expect(await ask('status')).toMatchObject({ code: 1, said: { error: { code: 'not-found' } } });
  expect(await ask('history')).toEqual({ code: 0, said: { releases: [], lost: [] } });
  expect(await ask('verify')).toMatchObject({ code: 1 });
  expect(await ask('gc')).toMatchObject({ code: 0, said: { builds: [] } });
});

test('status: each part, since when, by whom, why', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  const { said } = await ask('status');
  expect(said).toMatchObject({ store: scratch.store.location, release: { serial: 2 } });
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
  expect(said.parts).toEqual(expect.arrayContaining(shown));
  expect(said.parts).toHaveLength(partNames.length);
  const { stdout } = await ponte('status');
  expect(stdout).toMatch(/^release 2 is live: promote of remote-chat by ana/);
  expect(stdout).toMatch(/remote-chat +1\.0\.0-000000000002 +release 2 /);
  // eslint-disable-next-line no-control-regex -- the escape character is what must not be there
  expect(stdout).not.toMatch(/\x1b/);
});

test('status: where a rollback of the shell goes, and what is live of a store that lost a build', async () => {
  await scratch.start();
  await scratch.publish('shell', 2);
  await scratch.promote('shell', 2);
  const shell = async () => (await ask('status')).said.parts;
  const part = { part: 'shell', build: buildId(2), lastKnownGood: buildId(1) };
  expect(await shell()).toContainEqual(expect.objectContaining(part));
  await rm(join(scratch.store.location, 'builds/remote-admin', buildId(1)), { recursive: true });
  expect(await shell()).toContainEqual(expect.objectContaining({ ...part, lastKnownGood: null }));
});

test('history: newest first, of one part, so many', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  await scratch.rollback('remote-chat');
  const serials = async (...args: string[]) =>
    ((await ask('history', ...args)).said.releases as { serial: number }[]).map(({ serial }) => serial);
  expect(await serials()).toEqual([3, 2, 1]);
  expect(await serials('remote-chat', '--limit', '2')).toEqual([3, 2]);
  expect(await serials('remote-admin')).toEqual([1]);
  expect(await ponte('history', '--limit', 'many')).toMatchObject({ code: 2 });
});

test('diff: what a release changed', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2, { exposes: { hel: { js: [], css: [] } } });
  await scratch.promote('remote-chat', 2);
  const { said } = await ask('diff', '1');
  expect(said).toMatchObject({ from: 1, to: 2, parts: [{ part: 'remote-chat', from: buildId(1), to: buildId(2) }] });
  expect(said).toHaveProperty('parts.0.contents.module', { added: ['hel'], removed: ['assistant'] });
  expect((await ponte('diff', '1', '2')).stdout).toContain('  + module hel\n');
  expect(await ask('diff', '9')).toMatchObject({ code: 1, said: { error: { message: 'there is no release 9' } } });
});

test('verify: clean, then not', async () => {
  await scratch.start();
  expect(await ask('verify')).toMatchObject({ code: 0, said: { ok: true, problems: [] } });
  await rm(join(scratch.store.location, 'builds/remote-chat', buildId(1), 'remoteEntry.js'));
  expect(await ask('verify')).toMatchObject({ code: 1, said: { ok: false } });
  expect((await ponte('verify')).stdout).toContain(`wrong: remote-chat ${buildId(1)}: remoteEntry.js is gone`);
});
