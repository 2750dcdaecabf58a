import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDevPartTexts, readTable } from './dev-texts';

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

test('leaves paths that are no file of a part’s texts to the next handler', async () => {
  const next = jest.fn();
  for (const url of ['/remote-chat/static/js/main.js', '/backend/locales/pt.json', '/remote-chat/locales/fr.json']) {
    await readDevPartTexts({ url } as IncomingMessage, {} as ServerResponse, next);
  }
  expect(next).toHaveBeenCalledTimes(3);
});
