import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildId, createBuild } from '../testing/create-build';
import { createScratch } from '../testing/scratch';
import { findContractIn } from './read-contract';
import { temporaryBeside } from './temporary';

const scratch = createScratch();

async function add(source: string) {
  const contract = await findContractIn(source);
  if (!contract) throw new Error('the test made no build');
  return scratch.store.builds.add(contract, source);
}

function partFolder(): string {
  return join(scratch.store.location, 'builds', 'remote-chat');
}

test('a build that is published twice is there once, and counts as published last', async () => {
  const source = await scratch.build('remote-chat', 1);
  expect(await add(source)).toBe('added');
  await add(await scratch.build('remote-chat', 2));
  await utimes(join(partFolder(), buildId(2)), new Date(1000), new Date(1000));
  expect(await add(source)).toBe('present');
  expect(await readdir(partFolder())).toEqual([buildId(1), buildId(2)]);
  expect((await scratch.store.builds.list('remote-chat')).map(({ build }) => build)).toEqual([buildId(1), buildId(2)]);
});

test('what visitors load has compressed siblings that hold the same', async () => {
  await add(await scratch.build('remote-chat', 1));
  const read = (path: string) => readFile(join(partFolder(), buildId(1), path));
  const entry = await read('remoteEntry.js');
  expect(brotliDecompressSync(await read('remoteEntry.js.br'))).toEqual(entry);
  expect(gunzipSync(await read('remoteEntry.js.gz'))).toEqual(entry);
  expect(await readdir(join(partFolder(), buildId(1), 'node'))).toEqual(['page.cjs']);
});

test.each([
  [
    'altered',
    (source: string) => writeFile(join(source, 'remoteEntry.js'), 'evil()'),
    'remoteEntry.js is not the file that contract.json describes',
  ],
  ['missing', (source: string) => rm(join(source, 'remoteEntry.js')), 'the build lacks remoteEntry.js'],
  ['extra', (source: string) => writeFile(join(source, 'extra.js'), ''), 'the build has extra.js'],
])('a build with a file %s is refused and leaves nothing', async (_, spoil, message) => {
  const source = await scratch.build('remote-chat', 1);
  await spoil(source);
  await expect(add(source)).rejects.toThrow(message);
  expect(await readdir(partFolder()).catch(() => [])).toEqual([]);
});

test('an altered build is refused even when the true one is there', async () => {
  const source = await scratch.build('remote-chat', 1);
  await add(source);
  await writeFile(join(source, 'remoteEntry.js'), 'evil()');
  await expect(add(source)).rejects.toThrow('remoteEntry.js is not the file');
});

test('an id that holds other files already is never overwritten', async () => {
  await add(await scratch.build('remote-chat', 1));
  const other = join(scratch.folder, 'other');
  await createBuild(other, 'remote-chat', 1, { entry: 'otherEntry.js' });
  await expect(add(other)).rejects.toThrow(`remote-chat ${buildId(1)} is already published with another`);
  expect((await scratch.store.builds.find('remote-chat', buildId(1)))?.entry).toBe('remoteEntry.js');
});

test('a contract that loads a file which the build lacks is refused', async () => {
  const source = await scratch.build('remote-chat', 1, { exposes: { assistant: { js: ['gone.js'], css: [] } } });
  await expect(add(source)).rejects.toThrow('contract.json loads gone.js');
});

test('a contract of the wrong shape is refused with the place', async () => {
  const source = await scratch.build('remote-chat', 1);
  await writeFile(join(source, 'contract.json'), JSON.stringify({ part: 'remote-chat', build: '../../etc' }));
  await expect(findContractIn(source)).rejects.toThrow("is not a build's contract: build");
  await writeFile(join(source, 'contract.json'), '{');
  await expect(findContractIn(source)).rejects.toThrow("is not a build's contract");
});

test('what a killed publish left is invisible, and goes with the next one', async () => {
  const [ours] = temporaryBeside('x').match(/[0-9a-f]{8}(?=\.\d+\.)/) ?? [];
  const leftover = join(partFolder(), `.${buildId(1)}.${ours}.4194305.0123abcd`);
  await mkdir(leftover, { recursive: true });
  expect(await scratch.store.builds.list('remote-chat')).toEqual([]);
  await add(await scratch.build('remote-chat', 2));
  expect(await readdir(partFolder())).toEqual([buildId(2)]);
});

test('what a living process is making stays', async () => {
  const underWay = temporaryBeside(join(partFolder(), buildId(1)));
  await mkdir(underWay, { recursive: true });
  await add(await scratch.build('remote-chat', 2));
  expect(await readdir(partFolder())).toHaveLength(2);
});

test('two publishes of one build at once leave it there once', async () => {
  const source = await scratch.build('remote-chat', 1);
  const outcomes = await Promise.all([add(source), add(source), add(source)]);
  expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
  expect(await readdir(partFolder())).toEqual([buildId(1)]);
});
