import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { buildId, createBuild } from 'fixtures/builds/create-build';
import { integrityOf } from '@ponte/toolchain/build/files';
import type { Medium } from '../../testing/media';
import { createScratch } from '../../testing/scratch';
import { findContractIn } from '../stored-contract';

export function describeBuilds(medium: Medium): void {
  const scratch = createScratch(medium);
  const chat = (n: number, path: string) => `builds/remote-chat/${buildId(n)}/${path}`;
  const listBuilds = async () => (await scratch.store.builds.list('remote-chat')).map(({ build }) => build);

  async function add(source: string, store = scratch.store) {
    const contract = await findContractIn(source);
    if (!contract) throw new Error('the test made no build');
    return store.builds.add(contract, source);
  }

  test('stores a build that is published twice once, as the newest', async () => {
    const source = await scratch.build('remote-chat', 1);
    expect(await add(source)).toBe('added');
    expect(await add(await scratch.build('remote-chat', 2))).toBe('added');
    expect(await listBuilds()).toEqual([buildId(2), buildId(1)]);
    expect(await add(source)).toBe('present');
    expect(await listBuilds()).toEqual([buildId(1), buildId(2)]);
  });

  test('lists the parts that have a build', async () => {
    expect(await scratch.store.builds.listParts()).toEqual([]);
    for (const part of ['remote-chat', 'shell'] as const) await add(await scratch.build(part, 1));
    expect([...(await scratch.store.builds.listParts())].sort()).toEqual(['remote-chat', 'shell']);
  });

  test('adds compressed siblings with the same content to files that visitors load', async () => {
    await add(await scratch.build('remote-chat', 1));
    const files = await scratch.store.builds.openFiles('remote-chat', buildId(1));
    const read = async (path: string) => (await files.find(path)) ?? Buffer.alloc(0);
    const entry = await read('remoteEntry.js');
    expect(entry.length).toBeGreaterThan(0);
    expect(brotliDecompressSync(await read('remoteEntry.js.br'))).toEqual(entry);
    expect(gunzipSync(await read('remoteEntry.js.gz'))).toEqual(entry);
    expect((await files.list()).filter((path) => path.startsWith('node/'))).toEqual(['node/page.cjs']);
    expect(await files.find('gone.js')).toBeUndefined();
  });

  test('repairs a corrupt file, and removes an extra one', async () => {
    await add(await scratch.build('remote-chat', 1));
    const files = await scratch.store.builds.openFiles('remote-chat', buildId(1));
    const before = await files.list();
    for (const path of ['remoteEntry.js', 'static/js/late.js']) {
      await files.replace(path, Buffer.from('new'), integrityOf('new'));
      expect((await files.find(path))?.toString()).toBe('new');
    }
    await files.remove('static/js/late.js');
    expect(await files.list()).toEqual(before);
  });

  test('downloads the whole build into a folder on another machine', async () => {
    await add(await scratch.build('remote-chat', 1));
    const folder = await scratch.medium.openStore().builds.getFolder('remote-chat', buildId(1));
    expect(await findContractIn(folder)).toEqual(await scratch.store.builds.find('remote-chat', buildId(1)));
    const files = await scratch.store.builds.openFiles('remote-chat', buildId(1));
    expect(
      await scratch.medium
        .openStore()
        .builds.openFiles('remote-chat', buildId(1))
        .then((one) => one.list()),
    ).toEqual(await files.list());
  });

  test('reports a missing build as not found', async () => {
    const notFound = { code: 'not-found', message: `remote-chat ${buildId(1)} is not in the store` };
    expect(await scratch.store.builds.find('remote-chat', buildId(1))).toBeUndefined();
    await expect(scratch.store.builds.getFolder('remote-chat', buildId(1))).rejects.toMatchObject(notFound);
    await expect(scratch.store.builds.openFiles('remote-chat', buildId(1))).rejects.toMatchObject(notFound);
    await expect(scratch.store.builds.getFolder('remote-chat', '../../etc')).rejects.toMatchObject({ code: 'usage' });
  });

  test.each([
    [
      'modified',
      (source: string) => writeFile(join(source, 'remoteEntry.js'), 'evil()'),
      'remoteEntry.js is not the file that contract.json describes',
    ],
    ['missing', (source: string) => rm(join(source, 'remoteEntry.js')), 'the build lacks remoteEntry.js'],
    ['extra', (source: string) => writeFile(join(source, 'extra.js'), ''), 'the build has extra.js'],
  ])('rejects a build with a file that is %s, and leaves nothing', async (_, spoil, message) => {
    const source = await scratch.build('remote-chat', 1);
    await spoil(source);
    await expect(add(source)).rejects.toThrow(message);
    expect(await scratch.medium.listPaths()).toEqual([]);
  });

  test('rejects a modified build even when the original is stored', async () => {
    const source = await scratch.build('remote-chat', 1);
    await add(source);
    await writeFile(join(source, 'remoteEntry.js'), 'evil()');
    await expect(add(source)).rejects.toThrow('remoteEntry.js is not the file');
  });

  test('never overwrites an id that has other files', async () => {
    await add(await scratch.build('remote-chat', 1));
    const other = join(scratch.folder, 'other');
    await createBuild(other, 'remote-chat', 1, { entry: 'otherEntry.js' });
    for (const store of [scratch.store, scratch.medium.openStore()]) {
      await expect(add(other, store)).rejects.toThrow(`remote-chat ${buildId(1)} is already published with another`);
    }
    expect((await scratch.store.builds.find('remote-chat', buildId(1)))?.entry).toBe('remoteEntry.js');
  });

  test('rejects a contract that loads a file which the build lacks', async () => {
    const source = await scratch.build('remote-chat', 1, { exposes: { assistant: { js: ['gone.js'], css: [] } } });
    await expect(add(source)).rejects.toThrow('contract.json loads gone.js');
  });

  test('stores a build once when it is published three times at once', async () => {
    const source = await scratch.build('remote-chat', 1);
    const outcomes = await Promise.all([
      add(source),
      add(source, scratch.medium.openStore()),
      add(source, scratch.medium.openStore()),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
    expect(await listBuilds()).toEqual([buildId(1)]);
    const present = (await scratch.medium.listPaths()).filter((path) => path.startsWith('builds/'));
    // On disk there is also a copy of the contract.
    expect(present.filter((path) => !path.endsWith('/contract.copy.json'))).toHaveLength(11);
  });

  test('removes a build for every machine', async () => {
    await add(await scratch.build('remote-chat', 1));
    const elsewhere = scratch.medium.openStore();
    await elsewhere.builds.getFolder('remote-chat', buildId(1));
    await scratch.store.builds.remove('remote-chat', buildId(1));
    expect(await listBuilds()).toEqual([]);
    await expect(elsewhere.builds.getFolder('remote-chat', buildId(1))).rejects.toMatchObject({ code: 'not-found' });
    expect((await scratch.medium.listPaths()).filter((path) => path.startsWith(chat(1, '')))).toEqual([]);
    expect(await add(await scratch.build('remote-chat', 1))).toBe('added');
  });
}
