import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { partNames } from 'shared-config/contract/parts';
import { buildId } from '../testing/create-build';
import { runPonte } from '../testing/run-ponte';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();

const ponte = (...args: string[]) => runPonte([...args, '--store', scratch.store.location]);

/** Runs with `--json` and answers with what was printed. */
async function ask(...args: string[]) {
  const { code, stdout } = await ponte(...args, '--json');
  return { code, said: JSON.parse(stdout) as Record<string, unknown> };
}

describe('publish', () => {
  test('says what it did, once and again', async () => {
    const source = await scratch.build('remote-chat', 1);
    const said = { part: 'remote-chat', build: buildId(1), files: 4 };
    expect(await ask('publish', 'remote-chat', source, '--dry-run')).toEqual({
      code: 0,
      said: { ...said, outcome: 'checked' },
    });
    expect(await scratch.store.builds.list('remote-chat')).toEqual([]);
    expect(await ask('publish', 'remote-chat', source)).toEqual({ code: 0, said: { ...said, outcome: 'added' } });
    expect(await ask('publish', 'remote-chat', source)).toEqual({ code: 0, said: { ...said, outcome: 'present' } });
  });

  test('refuses in one line with the mend', async () => {
    const source = await scratch.build('remote-chat', 1);
    await writeFile(join(source, 'remoteEntry.js'), 'evil()');
    expect(await ponte('publish', 'remote-chat', source)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /\nerror: remoteEntry.js is not the file that contract.json describes \(build the part again with npm run build\)\n$/,
      ),
    });
  });

  test.each([
    [['publish', 'remote-hat', '/tmp'], 2, 'there is no part called remote-hat (the parts are: shell, remote-public'],
    [['publish', 'remote-chat', '/nowhere'], 1, 'no build in /nowhere (build it (npm run build -w remote-chat)'],
    [['publish'], 2, "missing required argument 'part'"],
    [['publish', 'remote-chat', '--loudly'], 2, "unknown option '--loudly'"],
    [['conjure'], 2, "unknown command 'conjure'"],
  ])('%j ends with %d', async (args, code, message) => {
    const ran = await runPonte(args);
    expect(ran).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
    expect(ran.stderr.trim().split('\n')).toHaveLength(1);
  });

  test('refuses the build of another part', async () => {
    const source = await scratch.build('remote-chat', 1);
    expect(await ask('publish', 'remote-admin', source)).toMatchObject({
      code: 1,
      said: { error: { code: 'refused', mend: 'ponte publish remote-chat' } },
    });
  });
});

describe('promote and rollback', () => {
  test('make the first release of all parts, one of a part, and take it back', async () => {
    for (const part of partNames) await scratch.publish(part, 1);
    const first = await ask('promote', ...partNames, '--why', 'first');
    expect(first).toMatchObject({
      code: 0,
      said: {
        outcome: 'changed',
        refusals: [],
        release: { serial: 1, previous: null, by: 'ana', why: 'first', action: 'promote', subject: [...partNames] },
      },
    });
    await scratch.publish('remote-chat', 2);
    expect(await ponte('promote', 'remote-chat', '--why', 'new')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`remote-chat ${buildId(2)} is live\nrelease 2, composition `),
      stderr: expect.stringContaining('preparing the rollback of remote-chat\n'),
    });
    expect(await ask('rollback', 'remote-chat', '--why', 'broken', '--no-prepare')).toMatchObject({
      code: 0,
      said: { outcome: 'changed', release: { serial: 3, withdrawn: { part: 'remote-chat', build: buildId(2) } } },
    });
  });

  test('without a reason or with a part twice, nothing happens', async () => {
    await scratch.start();
    expect(await ponte('promote', 'remote-chat')).toMatchObject({ code: 2, stderr: expect.stringContaining('--why') });
    expect(await ponte('rollback', 'remote-chat', '--why', ' ')).toMatchObject({ code: 2 });
    expect(await ponte('promote', 'shell', 'shell', '--why', 'x')).toMatchObject({
      code: 2,
      stderr: 'error: shell is named twice (name one build of it)\n',
    });
  });

  test.each([['remote-chat@latest'], ['remote-chat@../../../etc'], ['remote-chat@']])(
    '%s is no build',
    async (name) => {
      await scratch.start();
      expect(await ask('promote', name, '--why', 'x')).toMatchObject({
        code: 2,
        said: { error: { message: expect.stringContaining('is not the id of a build') } },
      });
    },
  );

  test('a dry run plans and changes nothing', async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2);
    const before = await readdir(join(scratch.store.location, 'compositions'));
    expect(await ask('promote', 'remote-chat', '--why', 'x', '--dry-run')).toMatchObject({
      code: 0,
      said: { outcome: 'planned', release: { serial: 2 } },
    });
    expect(await readdir(join(scratch.store.location, 'compositions'))).toEqual(before);
    expect(await scratch.store.releases.findLiveSerial()).toBe(1);
  });

  test("the gate's refusals are told one by one", async () => {
    await scratch.start();
    await scratch.publish('remote-chat', 2, { kit: ['a'], contract: 3 });
    expect(await ask('promote', 'remote-chat', '--why', 'x')).toMatchObject({
      code: 1,
      said: { error: { code: 'refused', refusals: [{ code: 'contract' }, { code: 'kit' }] } },
    });
    expect(await ponte('promote', 'remote-chat', '--why', 'x', '--force', '--no-prepare')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('forced: remote-chat'),
    });
  });

  test('the list marks every build', async () => {
    await scratch.start();
    for (const n of [2, 3, 4]) await scratch.publish('remote-chat', n, n === 2 ? { kit: ['useWeather'] } : {});
    await scratch.promote('remote-chat', 3);
    await scratch.promote('remote-chat', 4);
    await scratch.rollback('remote-chat');
    const { said } = await ask('rollback', 'remote-chat', '--list');
    const build = (n: number) => expect.objectContaining({ build: buildId(n) });
    expect(said).toEqual({
      part: 'remote-chat',
      builds: expect.arrayContaining([build(1), build(2), build(3), build(4)]),
    });
    const byBuild = Object.fromEntries((said.builds as { build: string }[]).map((one) => [one.build, one]));
    expect(byBuild[buildId(1)]).toMatchObject({ state: 'compatible', lastKnownGood: true, lastLive: 1, reasons: [] });
    expect(byBuild[buildId(2)]).toMatchObject({
      state: 'incompatible',
      lastLive: null,
      reasons: [expect.stringContaining('useWeather')],
    });
    expect(byBuild[buildId(3)]).toMatchObject({ state: 'live', lastLive: 4 });
    expect(byBuild[buildId(4)]).toMatchObject({ state: 'withdrawn', reasons: ['by release 4: remote-chat back'] });
  });
});

describe('what is shown', () => {
  test('before the first release', async () => {
    expect(await ask('status')).toMatchObject({ code: 1, said: { error: { code: 'not-found' } } });
    expect(await ask('history')).toEqual({ code: 0, said: { releases: [] } });
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
});

test('gc removes what nobody needs and keeps the next rollback', async () => {
  await scratch.start();
  for (const n of [2, 3, 4, 5]) await scratch.publish('remote-chat', n);
  for (const n of [2, 3, 4]) await scratch.promote('remote-chat', n);
  const left = async () => (await readdir(join(scratch.store.location, 'builds/remote-chat'))).sort();
  expect(await ask('gc', '--days', '0', '--dry-run')).toMatchObject({ said: { removed: false, builds: [{}, {}] } });
  expect(await left()).toHaveLength(5);
  expect(await ask('gc', '--days', '0')).toMatchObject({ code: 0, said: { removed: true } });
  expect(await left()).toEqual([buildId(2), buildId(3), buildId(4)]);
  expect(await ask('rollback', 'remote-chat', '--why', 'x', '--no-prepare')).toMatchObject({ code: 0 });
  expect(await ask('verify')).toMatchObject({ code: 0 });
  expect(await ask('gc', '--days', 'all')).toMatchObject({ code: 2 });
});
