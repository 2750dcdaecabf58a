/** Corrupts each kind of file in a store: the site is served, the commands report it, and a rollback works. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partNames, type PartName } from '@ponte/contract/parts';
import { compose, compositionIdOf } from 'composer/compose';
import { createEdge } from 'edge/create-edge';
import { buildId } from 'fixtures/builds/create-build';
import { createDrawableBuild } from 'fixtures/builds/drawable-builds';
import type { Flags, Run } from '../commands/command';
import { diff } from '../commands/diff';
import { history } from '../commands/history';
import { rollback } from '../commands/rollback';
import { status } from '../commands/status';
import { verify } from '../commands/verify';
import { createDiskStore } from '../store/disk/disk-store';
import type { Store } from '../store/store';
import { createStringHost } from '../testing/string-host';
import { verifyStore } from '../verify/verify-store';
import { changeLive } from './change-live';
import { readHistory } from './history';
import { planPromote } from './plan-promote';
import { planRollback } from './plan-rollback';
import { runPlan } from './snapshot';

const composer = { compose, compositionIdOf };
const options = { why: 'x', by: 'ana', force: false, dryRun: false, environment: {}, report: () => {} };
let folder: string;
let store: Store;
/** The prepared composition of a rollback of the assistant. */
let prepared: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-damages-'));
  store = createDiskStore(join(folder, 'sound'));
  await release([...partNames], 1);
  await release(['remote-chat'], 2);
  await release(['remote-chat'], 3);
  const past = await readHistory(store);
  const { pins } = await runPlan(store, past, (snapshot) => planRollback(snapshot, { part: 'remote-chat' }));
  prepared = await compose(store, { ...pins, settings: past[0]?.settings ?? {} }, {});
});
beforeEach(async () => {
  await cp(join(folder, 'sound'), join(folder, 'copy'), { recursive: true, verbatimSymlinks: true });
  store = createDiskStore(join(folder, 'copy'));
});
afterEach(() => rm(join(folder, 'copy'), { recursive: true }));
afterAll(() => rm(folder, { recursive: true }));

async function release(parts: readonly PartName[], n: number) {
  for (const part of parts) {
    const source = join(folder, part, String(n));
    await store.builds.add(await createDrawableBuild(source, part, n), source);
  }
  const wanted = parts.map((part) => ({ part }));
  await changeLive(store, composer, (snapshot) => planPromote(snapshot, wanted), options);
}

async function run(command: Run, args: readonly string[] = [], flags: Flags = {}) {
  const session = {
    ...options,
    host: createStringHost(),
    store,
    getComposer: () => Promise.resolve(composer),
    color: (_: string, text: string) => text,
  };
  const { lines } = await command(session, args, flags);
  return lines;
}

async function serve() {
  const edge = await createEdge({ store: store.location, backend: 'http://127.0.0.1:1', report: () => {} });
  const urls = ['/', '/locales/en/translation.json', `/builds/remote-chat/${buildId(3)}/remoteEntry.js`, '/robots.txt'];
  const [page, texts, script, robots] = await Promise.all(
    urls.map(async (url) => (await edge.inject({ url })).statusCode),
  );
  await edge.close();
  return { page, texts, script, robots };
}

const ways: Readonly<Record<string, (file: string) => Promise<void>>> = {
  missing: (file) => rm(file, { recursive: true }),
  cut: async (file) => {
    const content = await readFile(file);
    await writeFile(file, content.subarray(0, content.length / 2));
  },
  modified: async (file) => {
    const content = await readFile(file, 'utf8');
    await writeFile(file, content.replace(/[a-z](?=[^a-z]*$)/, 'X'));
  },
};

interface Kind {
  readonly kind: string;
  readonly file: string;
  /** What `verify` reports. */
  readonly named: RegExp;
  /** What is not served while the file is missing or truncated. */
  readonly missing?: object;
  readonly cut?: object;
  /** The target of the rollback, if the last known good build is the corrupt one. */
  readonly to?: string;
}

const chat = (n: number) => `builds/remote-chat/${buildId(n)}`;
const home = 'pages/plain/pt/index.html';
const kinds: readonly Kind[] = [
  { kind: 'the live record', file: 'live/record.json', named: /^wrong: the record of release 3 / },
  { kind: 'its copy', file: 'live/record.copy.json', named: /^wrong: the copy of the record of release 3 / },
  { kind: 'an old record', file: 'releases/000001/record.json', named: /^wrong: the record of release 1 / },
  { kind: 'a live page', file: `live/site/${home}`, named: /plain\/pt\/index.html /, missing: { page: 404 } },
  { kind: 'a compressed page', file: `live/site/${home}.br`, named: /index.html.br / },
  {
    kind: 'the table of routes',
    file: 'live/site/routes.json',
    named: /: routes.json /,
    missing: { page: 503 },
    cut: { page: 503 },
  },
  {
    kind: 'texts',
    file: 'live/site/locales/en/translation.json',
    named: /: locales\/en\/translation.json /,
    missing: { texts: 404 },
  },
  { kind: 'the hashes of the pages', file: 'live/site/.files.json', named: /^wrong: .*composition / },
  {
    kind: 'a script of the live build',
    file: `${chat(3)}/remoteEntry.js`,
    named: /remoteEntry.js (is gone|was modified)/,
    missing: { script: 404 },
  },
  {
    kind: 'the contract of the live build',
    file: `${chat(3)}/contract.json`,
    named: /^wrong: .*remote-chat.1.0.0-0+3/,
  },
  { kind: 'texts of the live build', file: `${chat(3)}/locales/en.json`, named: /: locales\/en.json / },
  {
    kind: 'a script of the last known good build',
    file: `${chat(2)}/remoteEntry.js`,
    named: /remote-chat 1.0.0-0+2: remoteEntry.js /,
    to: buildId(1),
  },
  {
    kind: 'the contract of another part',
    file: `builds/remote-public/${buildId(1)}/contract.json`,
    named: /^wrong: remote-public 1.0.0-0+1: contract.json (is gone|was modified)/,
  },
  {
    kind: 'the contract of the shell',
    file: `builds/shell/${buildId(1)}/contract.json`,
    named: /^wrong: shell 1.0.0-0+1: contract.json (is gone|was modified)/,
  },
  {
    kind: 'a style of another part',
    file: `builds/remote-public/${buildId(1)}/static/css/main.css`,
    named: /remote-public .*: static\/css\/main.css /,
  },
];

const cases = kinds.flatMap((kind) => Object.keys(ways).map((way) => [kind.kind, way, kind] as const));
test.each(cases)(
  'with %s %s, the site is served, the commands report it, and a rollback works',
  async (_, way, kind) => {
    await ways[way]?.(join(store.location, kind.file));
    const all = { page: 200, texts: 200, script: 200, robots: 200 };
    expect(await serve()).toEqual({ ...all, ...kind[way as 'missing' | 'cut'] });
    expect((await run(status))[0]).toMatch(/^release 3 is live: promote of remote-chat by ana/);
    expect(await run(history)).toHaveLength(3);
    expect((await run(diff, ['1']))[0]).toBe(`remote-chat ${buildId(1)} -> ${buildId(3)}`);
    const wrong = (await run(verify)).filter((line) => line.startsWith('wrong: '));
    expect(wrong.filter((line) => kind.named.test(line)).length).toBeGreaterThan(0);
    expect(wrong.length).toBeLessThanOrEqual(3);

    await run(rollback, ['remote-chat'], { why: 'x', prepare: false, ...(kind.to && { to: kind.to }) });
    expect((await readHistory(store))[0]).toMatchObject({
      serial: 4,
      remotes: { 'remote-chat': { build: kind.to ?? buildId(2) } },
    });
    expect(await serve()).toMatchObject({ page: 200, texts: 200, robots: 200 });
  },
);

test.each(Object.keys(ways))('a rollback renders a prepared page again that is %s', async (way) => {
  await ways[way]?.(join(store.location, 'compositions', prepared, home));
  await run(rollback, ['remote-chat'], { why: 'x', prepare: false });
  expect(await serve()).toMatchObject({ page: 200 });
  expect((await verifyStore(store)).problems).toEqual([]);
});

test('without a pointer, only builds are served, and every command reports it', async () => {
  await rm(join(store.location, 'live'));
  expect(await serve()).toEqual({ page: 503, texts: 503, script: 200, robots: 503 });
  const noPointer = `${store.location} has no pointer to what is live`;
  for (const command of [status, verify]) await expect(run(command)).rejects.toThrow(noPointer);
});
