import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishSwap, swapDatabase } from './data-folder';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'ponte-swap-'))));
afterEach(() => rm(folder, { recursive: true }));

const put = async (name: string) => {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, 'content'), name);
};
const contentOf = (name: string) => readFile(join(folder, name, 'content'), 'utf8');

it('swaps in the new database and keeps the former one', async () => {
  await put('db');
  await put('db.restoring');
  const former = await swapDatabase(folder, join(folder, 'db.restoring'));
  expect(await contentOf('db')).toBe('db.restoring');
  expect(await readFile(join(former ?? '', 'content'), 'utf8')).toBe('db');
  expect(await readdir(folder)).toHaveLength(2);
});

it('keeps no former database where there was none', async () => {
  await put('db.restoring');
  expect(await swapDatabase(folder, join(folder, 'db.restoring'))).toBeUndefined();
  expect(await readdir(folder)).toEqual(['db']);
});

it.each([
  ['before the old one was moved', ['db', 'db.restored'], 'db'],
  ['after the old one was moved', ['db.before-2026', 'db.restored'], 'db.restored'],
  ['after the new one was in place', ['db.before-2026', 'db'], 'db'],
])('leaves one whole database when it is killed %s', async (_when, left, content) => {
  for (const name of left) await put(name);
  await finishSwap(folder);
  expect(await contentOf('db')).toBe(content);
  expect(await readdir(folder)).not.toContain('db.restored');
});
