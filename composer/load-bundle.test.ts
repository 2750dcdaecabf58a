import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBundle } from './load-bundle';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'bundle-'))));
afterEach(() => rm(folder, { recursive: true }));

async function write(code: string): Promise<string> {
  const file = join(folder, 'page.cjs');
  await writeFile(file, code);
  return file;
}

test('a bundle can require the shared modules and Node’s own', async () => {
  const react = { version: '19' };
  const file = await write(`exports.react = require('react'); exports.sep = require('node:path').sep;`);
  expect(loadBundle(file, { react })).toEqual({ react, sep: '/' });
});

test('a bundle runs once, however many pages it renders', async () => {
  const file = await write(`module.exports = { once: true };`);
  expect(loadBundle(file, {})).toBe(loadBundle(file, {}));
});
