import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partNames } from '@ponte/contract/parts';
import { repositoryRoot } from '@ponte/toolchain/build/repository';
import { changeLive } from '../change/change-live';
import { planPromote } from '../change/plan-promote';
import { copyBuild } from '../drill/copy-build';
import type { DrillResult } from '../drill/run-drill';
import { createDiskStore } from '../store/disk/disk-store';
import { findContractIn } from '../store/stored-contract';
import type { Store } from '../store/store';
import { createFakeComposer } from '../testing/fake-composer';
import { runProgramFile } from '../testing/run-ponte';

let folder: string;
let store: Store;

/** The real builds of the parts; only the drill composes their pages. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-'));
  store = createDiskStore(join(folder, 'store'));
  for (const part of partNames) await publish(part, join(repositoryRoot, part, 'dist'));
  await makeLive();
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function publish(part: string, dist: string): Promise<void> {
  const contract = await findContractIn(dist);
  if (!contract) throw new Error(`${part} has no build`);
  await store.builds.add(contract, dist);
}

function makeLive() {
  const all = partNames.map((part) => ({ part }));
  const options = { why: 'test', by: 'ana', force: false, dryRun: false, environment: {}, report: () => {} };
  return changeLive(store, createFakeComposer(), (snapshot) => planPromote(snapshot, all), options);
}

async function drill() {
  const ponte = join(repositoryRoot, 'releases/bin/ponte.js');
  const { code, stdout, stderr } = await runProgramFile(ponte, [
    'drill',
    'remote-chat',
    '--json',
    '--store',
    store.location,
  ]);
  if (!stdout) throw new Error(stderr);
  const { drilled, ...rest } = JSON.parse(stdout) as { ok: boolean; drilled?: DrillResult[] };
  if (!drilled) throw new Error(`ponte drill ended with ${code}: ${JSON.stringify(rest)}\n${stderr}`);
  return { code, ...rest, drilled };
}

test('proves that pages heal and the rollback works, and leaves the store unchanged', async () => {
  const before = await readdir(store.location, { recursive: true });
  const { code, ok, drilled } = await drill();
  const well = { visit: { healed: true, ms: expect.any(Number) }, restoredMs: expect.any(Number), errors: [] };
  expect(drilled).toEqual([
    { damage: 'entry gone', ...well },
    { damage: 'chunk gone', ...well },
    { damage: 'render throws', ...well },
    ...['gone', 'altered', 'hung'].map((how) => ({ damage: `library ${how}`, visit: well.visit, errors: [] })),
  ]);
  expect({ code, ok }).toEqual({ code: 0, ok: true });
  expect(await readdir(store.location, { recursive: true })).toEqual(before);
});

test('fails when the shell cannot heal', async () => {
  const dist = join(repositoryRoot, 'shell', 'dist');
  const contract = await findContractIn(dist);
  if (!contract) throw new Error('the shell has no build');
  const broken = join(folder, 'broken-shell');
  await copyBuild(dist, broken, contract, (path, code) =>
    path.startsWith('static/js/') ? code.replaceAll('lastKnownGood', 'lastKnownEvil') : undefined,
  );
  await publish('shell', broken);
  await makeLive();
  const { code, ok, drilled } = await drill();
  expect(drilled.slice(0, 3).map(({ visit }) => visit.healed)).toEqual([false, false, false]);
  const retried = { healed: true, ms: expect.any(Number) };
  expect(drilled.slice(3).map(({ visit }) => visit)).toEqual([retried, retried, retried]);
  expect({ code, ok }).toEqual({ code: 1, ok: false });
});
