import { tallySlotMs } from '@ponte/contract/tallies';
import { until } from '@ponte/toolchain/jest/until';
import { buildId } from 'fixtures/builds/create-build';
import { readHistory } from '../change/history';
import { runCommand } from '../testing/commands-on';
import { startPonte } from '../testing/run-ponte';
import { createScratch } from '../testing/scratch';
import { createStubTallies } from '../testing/stub-tallies';

const scratch = createScratch();
const backend = createStubTallies();
const why = `12 of 80 pages failed (15 %), ${buildId(1)} had 0.4 %: chunk missing 11, render other 1`;

const arguments_ = (...args: string[]) => ['guard', ...args, '--store', scratch.store.location] as const;
const guard = (...args: string[]) => runCommand(arguments_(...args, '--tallies', backend.url));

/** The live release, and the one before it. */
async function live() {
  const [release] = await readHistory(scratch.store);
  if (!release) throw new Error('nothing is live');
  return release;
}

/** Chat 2 is live and fails; chat 1 did not. */
async function startFailing(): Promise<void> {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  reportFailures();
}

function reportFailures(): void {
  backend.setTally('remote-chat', 1, 4, 1000);
  backend.setTally('remote-chat', 2, 12, 80, [
    { phase: 'chunk', kind: 'missing', count: 11 },
    { phase: 'render', kind: 'other', count: 1 },
  ]);
}

test('rolls back the build that fails, and records why', async () => {
  await startFailing();
  expect(await guard()).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(
      `remote-chat ${buildId(2)} fails: ${why}\nremote-chat was rolled back by release 3\n`,
    ),
  });
  expect(await live()).toMatchObject({
    serial: 3,
    by: 'ponte guard',
    why,
    action: 'rollback',
    withdrawn: { part: 'remote-chat', build: buildId(2) },
    remotes: { 'remote-chat': { build: buildId(1) } },
  });
});

test('goes back one step only, even when the older build fails too', async () => {
  await scratch.start();
  for (const n of [2, 3]) {
    await scratch.publish('remote-chat', n);
    await scratch.promote('remote-chat', n);
  }
  for (const n of [1, 2, 3]) backend.setTally('remote-chat', n, n === 3 ? 80 : 10, 80);
  expect((await guard()).code).toBe(0);
  for (const n of [1, 2, 3]) backend.setTally('remote-chat', n, 80, 80);
  expect((await guard()).stdout).not.toContain('remote-chat');
  expect((await live()).remotes['remote-chat']?.build).toBe(buildId(2));
});

test('evaluates a build that is promoted again by the beacons since then', async () => {
  await startFailing();
  await guard();
  await scratch.promote('remote-chat', 2);
  const promoted = Date.parse((await live()).at);
  backend.requestedSince.length = 0;
  await guard();
  const since = Math.ceil(promoted / tallySlotMs) * tallySlotMs;
  expect(backend.requestedSince.map(Number)).toContain(since);
});

test('prints what it would do with --dry-run', async () => {
  await startFailing();
  const { code, stdout } = await guard('--dry-run', '--json');
  expect(code).toBe(1);
  const { found } = JSON.parse(stdout) as { found: { part: string }[] };
  expect(found.find(({ part }) => part === 'remote-chat')).toMatchObject({
    verdict: 'bad',
    rollback: { outcome: 'planned', serial: 3, why },
  });
  expect((await live()).serial).toBe(2);
});

test.each([
  [['--views', '100'], 'too few page views to evaluate'],
  [['--failures', '10'], 'fine'],
])('with %j it keeps the same build live: %s', async (flags, says) => {
  await startFailing();
  expect(await guard(...flags)).toMatchObject({ code: 0, stdout: expect.stringContaining(`${buildId(2)} ${says}`) });
  expect((await live()).serial).toBe(2);
});

test('reports, and exits with 1, without a build to go back to', async () => {
  await scratch.start();
  backend.setTally('remote-chat', 1, 80, 80);
  const { code, stdout } = await guard();
  expect(code).toBe(1);
  expect(stdout).toContain('fails, and there is no last known good build to go back to: 80 of 80 pages failed (100 %)');
});

test('reports, and exits with 1, when another remote fails too', async () => {
  await startFailing();
  backend.setTally('remote-public', 1, 30, 80);
  expect(await guard()).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('fails together with other remotes'),
  });
  expect((await live()).serial).toBe(2);
});

test('ends a canary that fails more often than the live build', async () => {
  await startFailing();
  await scratch.publish('remote-chat', 3);
  await scratch.canary('remote-chat', 3, 10);
  backend.setTally('remote-chat', 3, 40, 80);
  backend.setTally('remote-chat', 2, 1, 800);
  expect(await guard()).toMatchObject({ code: 0, stdout: expect.stringContaining(`${buildId(3)} (canary) fails`) });
  const release = await live();
  expect(release).not.toHaveProperty('canary');
  expect(release.remotes['remote-chat']?.build).toBe(buildId(2));
});

test('rolls back once when several guards run at the same time', async () => {
  await startFailing();
  const ran = await Promise.all([guard(), guard(), guard()]);
  expect(ran.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect((await live()).serial).toBe(3);
});

test('prints one line when the backend refuses connections', async () => {
  await startFailing();
  await backend.stop();
  expect(await guard()).toMatchObject({
    code: 1,
    stdout: '',
    stderr: `error: ${backend.url} refuses connections (start the backend of this site with METRICS_PORT, or name its port: ponte settings set TALLIES_URL=… --why "…")\n`,
  });
  await backend.start();
});

test.each([
  [['--every', 'often'], '--every often is not a time from 1s to 1h (give it as 30s or 5m)'],
  [['--views', 'many'], '--views many is not a number from 1 to 1000000'],
  [['--failures', '0'], '--failures 0 is not a number from 1 to 100'],
])('rejects %j as wrong usage', async (flags, message) => {
  await scratch.start();
  expect(await guard(...flags)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
});

test('with --every it outlives the backend, prints every change once, and ends on SIGTERM', async () => {
  await startFailing();
  backend.forget();
  await backend.stop();
  const { child, ended } = startPonte(arguments_('--every', '1s', '--tallies', backend.url));
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await until('the first message', () => output.includes('refuses connections'));
  backend.respondWith(503);
  await backend.start();
  await until('three checks that fail in the same way', () => backend.requestedSince.length >= 3);
  backend.respondWith(200);
  await until('the verdict on new pages', () => output.includes('too few page views'));
  reportFailures();
  await until('the rollback', async () => (await live()).serial === 3);
  const before = backend.requestedSince.length;
  await until('two more checks after it', () => backend.requestedSince.length >= before + 2);
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0 });
  for (const message of [/refuses connections/g, /responds with 503/g]) expect(output.match(message)).toHaveLength(1);
  expect(output.match(/was rolled back by release 3/g)).toHaveLength(1);
});

test('ignores the tallies of another site', async () => {
  await startFailing();
  backend.belongTo('theirs');
  expect(await guard()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      `${backend.url} has the numbers of another site, theirs, and this site is scratch (start the backend of this site`,
    ),
  });
  expect((await live()).serial).toBe(2);
});
