import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId, createBuild } from 'fixtures/builds/create-build';
import { readHistory } from '../change/history';
import { createScratch } from '../testing/scratch';
import { listUnpublished } from './promote-hints';

const scratch = createScratch();
const wanted = [{ part: 'remote-chat' }] as const;
const dist = () => join(scratch.folder, 'remote-chat/dist');

async function list() {
  const [live] = await readHistory(scratch.store);
  if (!live) throw new Error('nothing is live');
  return listUnpublished(scratch.store, wanted, live);
}

beforeEach(async () => {
  await scratch.start();
  process.chdir(scratch.folder);
});
const home = process.cwd();
afterEach(() => process.chdir(home));

test('names a newer, unpublished build in dist, and how to publish it', async () => {
  await createBuild(dist(), 'remote-chat', 2);
  expect(await list()).toEqual([
    {
      message: `remote-chat/dist holds a newer build, ${buildId(2)}, which is not published`,
      hint: 'publish it, then promote again: ponte publish remote-chat',
    },
  ]);
});

test('ignores a dist that is published, of another part or missing', async () => {
  await createBuild(dist(), 'remote-chat', 1);
  expect(await list()).toEqual([]);
  await createBuild(dist(), 'remote-admin', 2);
  expect(await list()).toEqual([]);
  await rm(dist(), { recursive: true });
  expect(await list()).toEqual([]);
});
