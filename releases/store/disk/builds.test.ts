import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { createScratch } from '../../testing/scratch';
import { findContractIn } from '../stored-contract';
import { temporaryPath } from './atomic-writes';

const scratch = createScratch();

async function add(source: string) {
  const contract = await findContractIn(source);
  if (!contract) throw new Error('the test made no build');
  return scratch.store.builds.add(contract, source);
}

function partFolder(): string {
  return join(scratch.store.location, 'builds', 'remote-chat');
}

test('rejects a contract of the wrong shape and names the place', async () => {
  const source = await scratch.build('remote-chat', 1);
  await writeFile(join(source, 'contract.json'), JSON.stringify({ part: 'remote-chat', build: '../../etc' }));
  await expect(findContractIn(source)).rejects.toThrow("is not a build's contract: build");
  await writeFile(join(source, 'contract.json'), '{');
  await expect(findContractIn(source)).rejects.toThrow("is not a build's contract");
});

test('hides the orphans of a killed publish, and removes them with the next publish', async () => {
  const [ours] = temporaryPath('x').match(/[0-9a-f]{8}(?=\.\d+\.)/) ?? [];
  const orphan = join(partFolder(), `.${buildId(1)}.${ours}.4194305.0123abcd`);
  await mkdir(orphan, { recursive: true });
  expect(await scratch.store.builds.list('remote-chat')).toEqual([]);
  await add(await scratch.build('remote-chat', 2));
  expect(await readdir(partFolder())).toEqual([buildId(2)]);
});

test('keeps what a running process is writing', async () => {
  const underWay = temporaryPath(join(partFolder(), buildId(1)));
  await mkdir(underWay, { recursive: true });
  await add(await scratch.build('remote-chat', 2));
  expect(await readdir(partFolder())).toHaveLength(2);
});
