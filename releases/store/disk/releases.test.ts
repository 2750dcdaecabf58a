import { mkdir, readFile, readdir, readlink, realpath, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@ponte/contract/release';
import { buildId } from 'fixtures/builds/create-build';
import { createScratch } from '../../testing/scratch';

const scratch = createScratch();
const at = (...names: string[]) => join(scratch.store.location, ...names);

async function next(changes: Partial<Release> = {}): Promise<Release> {
  const live = await scratch.store.releases.find((await scratch.store.releases.findLiveSerial()) ?? 0);
  if (!live) throw new Error('the test started no release');
  return { ...live, serial: live.serial + 1, previous: live.serial, why: 'next', ...changes };
}

test('writes pointer, record and site where a web server looks for them', async () => {
  await scratch.start();
  const record = JSON.parse(await readFile(at('live', 'record.json'), 'utf8')) as Release;
  expect(record).toMatchObject({ serial: 1, previous: null, shell: buildId(1), by: 'ana', why: 'first' });
  expect(await readlink(at('live'))).toBe('releases/000001');
  expect(await readlink(at('live', 'site'))).toBe(`../../compositions/${record.composition}`);
  expect(await readFile(at('live', 'site', 'index.html'), 'utf8')).toContain('/builds/remote-chat/');
});

test('links a canary beside the site, and once for each cohort that gets it', async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  const { release } = await scratch.canary('remote-chat', 2, 3);
  const composition = release.canary?.composition ?? '';
  expect(await readdir(at('live', 'shares'))).toEqual(['00', '01', '02']);
  for (const link of ['canary', 'shares/00', 'shares/02'])
    expect(await realpath(at('live', link))).toBe(at('compositions', composition));
  expect(await scratch.store.releases.findServedCanary()).toEqual({ composition, cohorts: ['00', '01', '02'] });
  await scratch.rollback('remote-chat');
  expect(await readdir(at('live'))).toEqual(['record.copy.json', 'record.json', 'site']);
  expect(await scratch.store.releases.findServedCanary()).toBeNull();
});

test('claims the serial of an orphan record again', async () => {
  await scratch.start();
  await mkdir(at('releases', '000002'));
  await writeFile(at('releases', '000002', 'record.json'), JSON.stringify(await next({ why: 'orphan' })));
  await mkdir(at('releases', '000003'));
  expect(await scratch.store.releases.append(await next({ why: 'second' }))).toBe(true);
  expect(await scratch.store.releases.find(2)).toMatchObject({ why: 'second' });
  expect(await readdir(at('releases'))).toEqual(['000001', '000002']);
});

test('reports a pointer that names no release as damaged', async () => {
  await mkdir(at());
  await symlink('elsewhere', at('live'));
  await expect(scratch.store.releases.findLiveSerial()).rejects.toMatchObject({ code: 'damaged' });
});
