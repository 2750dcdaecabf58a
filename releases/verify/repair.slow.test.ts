import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildId } from 'fixtures/builds/create-build';
import { createFakeComposer } from '../testing/fake-composer';
import { media } from '../testing/media';
import { createScratch } from '../testing/scratch';
import { findContractIn } from '../store/stored-contract';
import { publishBuild } from './publish-build';
import { repairContracts, repairPages } from './repair';
import { verifyStore } from './verify-store';

const scratch = createScratch();
const at = (...names: string[]) => join(scratch.store.location, ...names);
const chat = (file: string) => at('builds/remote-chat', buildId(1), file);
const composer = createFakeComposer();

beforeEach(() => scratch.start());

async function publishAgain() {
  const source = await scratch.build('remote-chat', 1);
  const contract = await findContractIn(source);
  if (!contract) throw new Error('the scratch site built nothing');
  return publishBuild(scratch.store, contract, source);
}

describe('publishing a build again', () => {
  test('leaves a complete build unchanged', async () => {
    expect(await publishAgain()).toBe('present');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a file modified', () => writeFile(chat('remoteEntry.js'), 'evil()')],
    ['a file gone', () => rm(chat('static'), { recursive: true })],
    ['a compressed sibling modified', () => writeFile(chat('remoteEntry.js.br'), 'garbage')],
    ['an extra file', () => writeFile(chat('evil.js'), 'evil()')],
    ['its contract unreadable', () => writeFile(chat('contract.json'), '{')],
    ['its contract gone', () => rm(chat('contract.json'))],
    ['the copy of its contract modified', () => writeFile(chat('contract.copy.json'), '{}')],
  ])('repairs a build with %s', async (_, spoil) => {
    await spoil();
    expect(await publishAgain()).toBe('repaired');
    expect((await verifyStore(scratch.store)).problems).toEqual([]);
    expect(await publishAgain()).toBe('present');
  });
});

describe.each(media)('the contract of a build, in $name', (medium) => {
  const scratch = createScratch(medium);
  const folder = `builds/remote-chat/${buildId(1)}`;
  const pinned = { part: 'remote-chat', build: buildId(1) };
  const lose = (file: string) => scratch.medium.remove(`${folder}/${file}`);
  const spoil = (file: string, content: string) => scratch.medium.write(`${folder}/${file}`, content);
  const read = async (file: string) => {
    const files = await scratch.store.builds.openFiles('remote-chat', buildId(1));
    return (await files.find(file))?.toString();
  };
  const readBoth = async () => [await read('contract.json'), await read('contract.copy.json')];

  beforeEach(() => scratch.start());

  test.each<[string, () => Promise<unknown>, string]>([
    ['that is gone', () => lose('contract.json'), 'contract.json is gone'],
    ['that is truncated', () => spoil('contract.json', '{"part"'), 'contract.json was modified'],
    ['with a modified copy', () => spoil('contract.copy.json', '{}'), 'contract.copy.json was modified'],
  ])('%s is reported and restored', async (_, damage, problem) => {
    const was = await readBoth();
    await damage();
    const named = `remote-chat ${buildId(1)}: ${problem} (ponte verify --repair restores it)`;
    expect((await verifyStore(scratch.store)).problems).toEqual([named]);
    expect(await repairContracts(scratch.store)).toEqual([pinned]);
    expect(await readBoth()).toEqual(was);
    expect((await verifyStore(scratch.store)).problems).toEqual([]);
  });

  test('of a build that is older than copies gets one', async () => {
    const was = await read('contract.copy.json');
    await lose('contract.copy.json');
    expect((await verifyStore(scratch.store)).problems).toEqual([]);
    expect(await repairContracts(scratch.store)).toEqual([pinned]);
    expect(await read('contract.copy.json')).toBe(was);
  });

  test('is not needed by a rollback of another part, or by gc', async () => {
    await scratch.publish('remote-admin', 2);
    await scratch.promote('remote-admin', 2);
    await lose('contract.json');
    await scratch.rollback('remote-admin');
    await scratch.store.removeOrphans();
    const elsewhere = scratch.medium.openStore().builds;
    expect(await elsewhere.list('remote-chat')).toMatchObject([{ build: buildId(1) }]);
    expect(await elsewhere.getFolder('remote-chat', buildId(1))).toContain(buildId(1));
    await elsewhere.remove('remote-chat', buildId(1));
    expect(await elsewhere.list('remote-chat')).toEqual([]);
  });
});

describe('pages', () => {
  const served = () => readFile(at('live/site/index.html'), 'utf8');

  test('that are complete stay unchanged', async () => {
    expect(await repairPages(scratch.store, composer, () => {})).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['modified', () => writeFile(at('live/site/index.html'), 'evil()')],
    ['gone', () => rm(at('live/site/en'), { recursive: true })],
    ['without their hashes', () => rm(at('live/site/.files.json'))],
    ['gone altogether', () => rm(at('compositions'), { recursive: true })],
  ])('that are %s are rendered again under the same id', async (_, spoil) => {
    const before = await served();
    const live = await scratch.store.releases.findServed();
    await spoil();
    expect(await repairPages(scratch.store, composer, () => {})).toEqual([live]);
    expect((await verifyStore(scratch.store)).problems).toEqual([]);
    expect(await served()).toBe(before);
  });

  test('of a canary are repaired too', async () => {
    await scratch.publish('remote-chat', 2);
    const { release } = await scratch.canary('remote-chat', 2, 10);
    await writeFile(at('live/canary/index.html'), '');
    expect(await repairPages(scratch.store, composer, () => {})).toEqual([release.canary?.composition]);
  });

  test('that would be rendered differently now are not repaired', async () => {
    await rm(at('live/site/index.html'));
    const other = { ...composer, compositionIdOf: () => Promise.resolve('other') };
    await expect(repairPages(scratch.store, other, () => {})).rejects.toThrow('made with other settings');
  });
});
