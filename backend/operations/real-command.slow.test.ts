import { execFile } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, stop } from 'esbuild';
import { samplePeople } from 'fixtures/people';
import { partNames } from '@ponte/contract/parts';
import { until } from '@ponte/toolchain/jest/until';
import { createTestApp } from '../testing/test-app';

const folder = join(tmpdir(), `ponte-${process.pid}`);
const [store, builds, command] = [join(folder, 'store'), join(folder, 'builds'), join(folder, 'ponte.mjs')];
const env = { ...process.env, PONTE_BY: 'the team' };
const run = (...args: string[]) => promisify(execFile)(process.execPath, args, { env });
const ponte = async (...args: string[]) => (await run(command, ...args, '--store', store)).stdout;
const test = createTestApp({ PONTE_COMMAND: command, PONTE_STORE: store });
const [first, second] = ['1.0.0-000000000001', '1.0.0-000000000002'];

beforeAll(async () => {
  // The command as it is, with pages that need no real builds.
  const sources = join(__dirname, '../../releases/testing');
  await build({
    entryPoints: ['ponte.ts', 'write-builds.ts'].map((file) => join(sources, file)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    // One of their packages still loads Node's modules by `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
  await stop();
  await run(join(folder, 'write-builds.mjs'), builds);
  for (const part of partNames) await ponte('publish', part, join(builds, part, '1'));
  await ponte('promote', ...partNames, '--why', 'first', '--no-prepare');
  await ponte('publish', 'remote-chat', join(builds, 'remote-chat', '2'));
  await ponte('promote', 'remote-chat', '--why', 'a new greeting', '--no-prepare');
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

it('shows and changes what the command itself does', async () => {
  const admin = await test.signIn('marina');
  const before = (await admin.get('/api/releases')).body as { parts: object[] };
  expect(before.parts).toContainEqual(
    expect.objectContaining({
      part: 'remote-chat',
      build: second,
      previous: first,
      lastKnownGood: first,
      since: expect.objectContaining({ serial: 2, by: 'the team', why: 'a new greeting' }),
    }),
  );
  expect((await admin.get('/api/releases/remote-chat')).body).toMatchObject({
    builds: [
      { build: second, state: 'live' },
      { build: first, state: 'compatible', lastKnownGood: true, lastLive: 1 },
    ],
  });

  const why = '--to=1.0.0-000000000009 "; id';
  const rolled = await admin.post('/api/releases/remote-chat/rollback', { why });
  expect(rolled).toMatchObject({ status: 200, body: { serial: 3, from: second, to: first } });
  const { releases } = JSON.parse(await ponte('history', '--json')) as { releases: object[] };
  expect(releases[0]).toMatchObject({ serial: 3, by: samplePeople.marina.email, why, action: 'rollback' });

  // The process that prepares the next rollback outlives the call, holds nothing up and leaves nothing behind.
  const isLeft = (name: string) => name === 'lock' || name.startsWith('.');
  await until('a store without lock and temporary files', async () => !(await readdir(store)).some(isLeft));

  const again = await admin.post('/api/releases/remote-chat/rollback', { why: 'again', to: second });
  expect(again).toMatchObject({ status: 409, body: { error: expect.stringContaining('was itself withdrawn') } });
  const gone = await admin.post('/api/releases/remote-chat/rollback', { why: 'x', to: '1.0.0-00000000000f' });
  expect(gone).toMatchObject({ status: 404, body: { error: expect.stringContaining('is not in the store') } });
});
