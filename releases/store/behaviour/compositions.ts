import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@ponte/toolchain/build/files';
import type { Medium } from '../../testing/media';
import { createScratch } from '../../testing/scratch';

export function describeCompositions(medium: Medium): void {
  const scratch = createScratch(medium);
  const id = 'ef8b51fae189eee0';

  async function write(folder: string): Promise<void> {
    await mkdir(join(folder, 'en'));
    await writeFile(join(folder, 'en/index.html'), '<h1>Hello</h1>');
  }

  test('adds a composition once, with the hashes of its files and compressed siblings', async () => {
    await scratch.store.compositions.add(id, write);
    const again = jest.fn();
    await scratch.medium.openStore().compositions.add(id, again);
    expect(again).not.toHaveBeenCalled();
    expect(await scratch.store.compositions.getHashes(id)).toEqual({ 'en/index.html': integrityOf('<h1>Hello</h1>') });
    const files = await scratch.medium.openStore().compositions.openFiles(id);
    expect((await files.list()).sort()).toEqual([
      '.files.json',
      'en/index.html',
      'en/index.html.br',
      'en/index.html.gz',
    ]);
    const [made] = await scratch.store.compositions.list();
    expect(made?.id).toBe(id);
    expect(Math.abs(Date.now() - (made?.madeAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test('adds nothing when the pages cannot be rendered', async () => {
    const fail = () => Promise.reject(new Error('the prerender threw'));
    await expect(scratch.store.compositions.add(id, fail)).rejects.toThrow('the prerender threw');
    expect(await scratch.store.compositions.has(id)).toBe(false);
    expect(await scratch.store.compositions.list()).toEqual([]);
    await scratch.store.compositions.add(id, write);
    expect(await scratch.store.compositions.has(id)).toBe(true);
  });

  test('adds one complete composition when two commands make it at once', async () => {
    const stores = [scratch.store, scratch.medium.openStore()];
    await Promise.all(stores.map((store) => store.compositions.add(id, write)));
    const folder = await scratch.medium.openStore().compositions.getFolder(id);
    expect(folder).toContain(id);
    expect((await scratch.medium.listPaths()).filter((path) => path.startsWith('compositions/'))).toHaveLength(4);
  });

  test('removes a composition', async () => {
    await scratch.store.compositions.add(id, write);
    await scratch.store.compositions.remove(id);
    expect(await scratch.store.compositions.has(id)).toBe(false);
    await expect(scratch.store.compositions.getFolder(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(scratch.store.compositions.openFiles(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(scratch.store.compositions.getHashes(id)).rejects.toThrow(id);
  });

  test('reports a corrupt list of hashes as damaged', async () => {
    await scratch.store.compositions.add(id, write);
    await scratch.medium.write(`compositions/${id}/.files.json`, '{');
    await expect(scratch.store.compositions.getHashes(id)).rejects.toMatchObject({ code: 'damaged' });
  });
}
