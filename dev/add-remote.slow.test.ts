import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { partNames } from '@ponte/contract/parts';
import { changeLive } from 'releases/change/change-live';
import { readHistory } from 'releases/change/history';
import { planPromote } from 'releases/change/plan-promote';
import { copyBuild } from 'releases/drill/copy-build';
import { getChromium } from 'releases/drill/find-chromium';
import { createEdge } from 'edge/create-edge';
import { policyOptions, readEdgeSettings } from 'edge/settings';
import { createDiskStore } from 'releases/store/disk/disk-store';
import { findContractIn } from 'releases/store/stored-contract';
import type { Store } from 'releases/store/store';
import { createFakeComposer } from 'releases/testing/fake-composer';
import { addRemote, newRemote } from './testing/new-remote';
import { addRoute } from './testing/new-route';
import { runProgramFile } from 'releases/testing/run-ponte';
import { repositoryRoot } from '@ponte/toolchain/build/repository';

const partOfRoute = 'remote-public';

let folder: string;
let store: Store;
let inCopy: (file: string, ...args: string[]) => Promise<string>;

const ponteOf =
  (root: string) =>
  async (...args: string[]) => {
    const ran = await runProgramFile(join(root, 'releases/bin/ponte.js'), [...args, '--store', store.location]);
    return { code: ran.code, said: ran.stdout + ran.stderr };
  };
/** The command of the team that added the remote. */
const ponte = (...args: string[]) => ponteOf(join(folder, 'copy'))(...args);
const done = async (...args: string[]) => {
  const { code, said } = await ponte(...args);
  if (code !== 0) throw new Error(said);
  return said;
};

/** A site with a history: four parts in its first release, another build of the chat in its second. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-'));
  store = createDiskStore(join(folder, 'store'));
  for (const part of partNames) await publishFrom(join(repositoryRoot, part, 'dist'));
  await makeLive('first', partNames);
  const chat = join(repositoryRoot, 'remote-chat/dist');
  const contract = await findContractIn(chat);
  if (!contract) throw new Error('the chat has no build');
  await copyBuild(chat, join(folder, 'chat'), contract, () => undefined);
  await publishFrom(join(folder, 'chat'));
  await makeLive('second', ['remote-chat']);
  inCopy = await addRemote(join(folder, 'copy'));
  await addRoute(join(folder, 'copy'));
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function publishFrom(dist: string): Promise<void> {
  const contract = await findContractIn(dist);
  if (!contract) throw new Error(`${dist} has no build`);
  await store.builds.add(contract, dist);
}

function makeLive(why: string, parts: readonly (typeof partNames)[number][]) {
  const options = { why, by: 'ana', force: false, dryRun: false, environment: {}, report: () => {} };
  const wanted = parts.map((part) => ({ part }));
  return changeLive(store, createFakeComposer(), (snapshot) => planPromote(snapshot, wanted), options);
}

test('after these steps the copy compiles: no other file lists the remotes', async () => {
  expect(await inCopy('npx', 'typecheck', '-p', '.')).toBe('');
}, 600_000);

test('the remote, the part of the route and the shell are built and promoted in a site that has a history', async () => {
  for (const part of ['releases', newRemote, partOfRoute, 'shell']) {
    await inCopy('npm', 'run', 'build', '--silent', '-w', part);
  }
  for (const part of [newRemote, partOfRoute, 'shell']) await done('publish', part, join(folder, 'copy', part, 'dist'));
  expect(await ponte('promote', 'shell', '--why', 'too early')).toMatchObject({
    code: 1,
    said: expect.stringContaining(`promote ${newRemote} first`) as string,
  });
  await done('promote', newRemote, '--why', 'stories', '--no-prepare');
  await done('promote', partOfRoute, 'shell', '--why', 'shows them');
  const history = await readHistory(store);
  expect(history.map(({ why, remotes }) => [why, newRemote in remotes])).toEqual([
    ['shows them', true],
    ['stories', true],
    ['second', false],
    ['first', false],
  ]);
  const [after, before] = history;
  expect({ ...after?.remotes, [partOfRoute]: '' }).toEqual({ ...before?.remotes, [partOfRoute]: '' });
  expect(after?.remotes[partOfRoute]).not.toBe(before?.remotes[partOfRoute]);
}, 600_000);

/** Serves the live release. */
async function openSite() {
  const edge = await createEdge({
    store: store.location,
    backend: 'http://127.0.0.1:9',
    ...policyOptions(readEdgeSettings(process.env)),
  });
  await edge.listen({ host: '127.0.0.1', port: 0 });
  const site = `http://localhost:${(edge.server.address() as AddressInfo).port}`;
  return { site, close: () => edge.close() };
}

test('the site serves its page in each language, and its button works', async () => {
  const { site, close } = await openSite();
  const browser = await chromium.launch({
    executablePath: getChromium(chromium.executablePath()),
    args: ['--no-sandbox'],
  });
  try {
    expect(await (await fetch(`${site}/en/historias`)).text()).toContain('<h1>Client stories</h1>');
    const tab = await browser.newPage();
    await tab.goto(`${site}/es/historias`);
    await tab.getByRole('button', { name: 'Leer' }).click();
    await tab.getByText('Lo cuentan quienes cruzaron.').waitFor();
    expect(await tab.title()).toContain('Historias de clientes');
  } finally {
    await browser.close();
    await close();
  }
}, 120_000);

test('the route has a page with its heading, title and text, and is in the sitemap', async () => {
  const { site, close } = await openSite();
  const read = async (path: string) => (await fetch(`${site}${path}`)).text();
  const page = await read('/en/guias');
  const sitemap = await read('/sitemap.xml');
  await close();
  expect(page).toContain('<h1>Guides</h1>');
  expect(page).toContain('<p>What to bring to each appointment.</p>');
  expect(/<title>(.*?)<\/title>/.exec(page)?.[1]).toContain('Guides');
  expect(sitemap).toMatch(/<loc>[^<]*\/en\/guias<\/loc>/);
});

test('other parts are rolled back by moving the pointer, and a command that does not list the remote still works', async () => {
  const before = (await store.compositions.list()).length;
  await done('rollback', 'remote-chat', '--why', 'hel is silent', '--no-prepare');
  expect(await store.compositions.list()).toHaveLength(before);
  const older = ponteOf(repositoryRoot);
  expect((await older('history')).said).toMatch(/5 .*hel is silent[^]*4 [^]*3 [^]*2 .*second[^]*1 .*first/);
  expect((await older('status')).said).toContain(newRemote);
}, 120_000);

test('a rollback of it is rejected without an earlier build; a rollback of the shell removes its page', async () => {
  const { code, said } = await ponte('rollback', newRemote, '--why', 'wrong stories');
  expect(code).toBe(1);
  expect(said).toContain(`${newRemote} has no last known good build to go back to`);
  expect(said).toContain('go back to a shell that shows nothing of it');
  await done('rollback', 'shell', '--why', 'wrong stories', '--no-prepare');
  const { said: verified } = await ponte('verify');
  expect(verified).toContain('release 6: 6 records');
  expect(verified).toContain('all as they were made');
}, 300_000);
