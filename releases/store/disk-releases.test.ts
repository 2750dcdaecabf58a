import { mkdir, readFile, readdir, readlink, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from 'shared-config/contract/release';
import { buildId } from '../testing/create-build';
import { createScratch } from '../testing/scratch';

const scratch = createScratch();
const at = (...names: string[]) => join(scratch.store.location, ...names);

async function next(changes: Partial<Release> = {}): Promise<Release> {
  const live = await scratch.store.releases.find((await scratch.store.releases.findLiveSerial()) ?? 0);
  if (!live) throw new Error('the test started no release');
  return { ...live, serial: live.serial + 1, previous: live.serial, why: 'next', ...changes };
}

test('nothing is live in a store that does not exist', async () => {
  expect(await scratch.store.releases.findLiveSerial()).toBeNull();
  expect(await scratch.store.releases.findServed()).toBeNull();
});

test('the pointer, the record and the site lie where a web server looks for them', async () => {
  await scratch.start();
  const record = JSON.parse(await readFile(at('live', 'record.json'), 'utf8')) as Release;
  expect(record).toMatchObject({ serial: 1, previous: null, shell: buildId(1), by: 'ana', why: 'first' });
  expect(await readlink(at('live'))).toBe('releases/000001');
  expect(await readlink(at('live', 'site'))).toBe(`../../compositions/${record.composition}`);
  expect(await readFile(at('live', 'site', 'index.html'), 'utf8')).toContain('/builds/remote-chat/');
});

test('a canary lies beside the site, and once more for each bucket of visitors who get it', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  const { release } = await scratch.canary('remote-chat', 2, 3);
  const composition = release.canary?.composition ?? '';
  expect(await readdir(at('live', 'shares'))).toEqual(['00', '01', '02']);
  for (const link of ['canary', 'shares/00', 'shares/02'])
    expect(await realpath(at('live', link))).toBe(at('compositions', composition));
  expect(await scratch.store.releases.findServedCanary()).toEqual({ composition, buckets: ['00', '01', '02'] });
  await scratch.rollback('remote-chat');
  expect(await readdir(at('live'))).toEqual(['record.json', 'site']);
  expect(await scratch.store.releases.findServedCanary()).toBeNull();
});

test('only the first of two releases after the same one is taken', async () => {
  await scratch.start();
  const [one, other] = [await next({ why: 'one' }), await next({ why: 'other' })];
  expect(await scratch.store.releases.append(one)).toBe(true);
  expect(await scratch.store.releases.append(other)).toBe(false);
  expect(await scratch.store.releases.find(2)).toMatchObject({ why: 'one' });
  expect(await scratch.store.releases.findLiveSerial()).toBe(2);
});

test('a record that the pointer never reached is claimed again', async () => {
  await scratch.start();
  await mkdir(at('releases', '000002'));
  await writeFile(at('releases', '000002', 'record.json'), JSON.stringify(await next({ why: 'unreached' })));
  await mkdir(at('releases', '000003'));
  expect(await scratch.store.releases.append(await next({ why: 'reached' }))).toBe(true);
  expect(await scratch.store.releases.find(2)).toMatchObject({ why: 'reached' });
  expect(await readdir(at('releases'))).toEqual(['000001', '000002']);
});

test('a release that names what is not there is refused', async () => {
  await scratch.start();
  await expect(scratch.store.releases.append(await next({ shell: buildId(9) }))).rejects.toThrow(
    `shell ${buildId(9)} is not in the store`,
  );
  await expect(scratch.store.releases.append(await next({ composition: 'gone' }))).rejects.toThrow('composition gone');
  expect(await scratch.store.releases.findLiveSerial()).toBe(1);
});

test('earlier records stay as they were written', async () => {
  await scratch.start();
  const first = await readFile(at('releases', '000001', 'record.json'), 'utf8');
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
  await scratch.rollback('remote-chat');
  expect(await readFile(at('releases', '000001', 'record.json'), 'utf8')).toBe(first);
});

test('a pointer that names no release is called damaged', async () => {
  await mkdir(at());
  await symlink('elsewhere', at('live'));
  await expect(scratch.store.releases.findLiveSerial()).rejects.toMatchObject({ code: 'damaged' });
});
