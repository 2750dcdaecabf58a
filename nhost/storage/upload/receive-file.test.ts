import fs from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { receiveFile } from './receive-file';

const info = { filename: 'a.txt', encoding: '7bit', mimeType: 'text/plain' };

it('fails only when its file is closed, so that a caller who removes it leaves nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ponte-'));
  const open = fs.open.bind(fs);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  // A busy disk creates the file after the upload has broken off.
  jest.spyOn(fs, 'open').mockImplementation(((...args: Parameters<typeof open>) => {
    void held.then(() => open(...args));
  }) as typeof fs.open);
  const order: string[] = [];
  const broken = new Readable({ read: () => void broken.destroy(new Error('cut off')) });
  const received = receiveFile(broken, join(folder, 'file'), info).catch((error: Error) => order.push(error.message));
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  order.push('opened');
  release();
  await received;
  expect(order).toEqual(['opened', 'cut off']);
  rmSync(folder, { recursive: true });
});
