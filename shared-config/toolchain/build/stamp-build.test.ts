import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildContract } from '@ponte/contract/build';
import { hashFiles, integrityOf } from './files';
import { provisionalId, stampBuild } from './stamp-build';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'stamp-'))));
afterEach(() => rm(folder, { recursive: true }));

const provisional = provisionalId('1.2.3');

/** Stamps a build of a chunk, with the id in the name of a global, and an entry with the chunk's hash. */
async function stamp(chunk = `webpackChunk_${provisional.replaceAll('.', '_')}.push(1)`, commit = 'a') {
  await writeFile(join(folder, 'chunk.js'), chunk);
  await writeFile(join(folder, 'entry.js'), `p="/builds/x/${provisional}/";h="${integrityOf(chunk)}"`);
  const files = await hashFiles(folder);
  const contract = await stampBuild(folder, {
    part: 'remote-chat',
    build: provisional,
    commit,
    files,
  } as unknown as BuildContract);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  return { contract, chunk: await read('chunk.js'), entry: await read('entry.js') };
}

test('writes the id everywhere, and the hashes of the changed files', async () => {
  const { contract, chunk, entry } = await stamp();
  expect(contract.build).toMatch(/^1\.2\.3-[0-9a-f]{12}$/);
  expect(chunk).toBe(`webpackChunk_${contract.build.replaceAll('.', '_')}.push(1)`);
  expect(entry).toBe(`p="/builds/x/${contract.build}/";h="${integrityOf(chunk)}"`);
  expect(contract.files).toEqual({ 'chunk.js': integrityOf(chunk), 'entry.js': integrityOf(entry) });
});

test('gives the same files the same id for every commit', async () => {
  const first = await stamp(undefined, 'a');
  const second = await stamp(undefined, 'b');
  const other = await stamp('another()');
  expect(second.contract).toEqual({ ...first.contract, commit: 'b' });
  expect(other.contract.build).not.toBe(first.contract.build);
});
