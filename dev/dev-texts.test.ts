import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTable } from './dev-texts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
  await mkdir(join(folder, 'locales'));
});
afterEach(() => rm(folder, { recursive: true }));

test('rejects a file without a table, which an editor has emptied to write it', async () => {
  await writeFile(join(folder, 'locales/pt.ts'), '');
  await expect(readTable(folder, 'pt')).rejects.toThrow('locales/pt.ts exports no texts named pt');
});
