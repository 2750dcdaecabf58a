/** The settings of a site through its releases, with pages as they are really composed. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partNames, type PartName } from '@ponte/contract/parts';
import { compose, compositionIdOf } from 'composer/compose';
import { createDrawableBuild } from 'fixtures/builds/drawable-builds';
import { changeLive, type PlanFor } from '../change/change-live';
import { readLive } from '../change/history';
import { planPromote } from '../change/plan-promote';
import { planRollback } from '../change/plan-rollback';
import { prepareRollbacks } from '../change/prepare-rollbacks';
import { createDiskStore } from '../store/disk/disk-store';
import type { Store } from '../store/store';
import { planSettings, planSettingsRollback } from './plan-settings';

const composer = { compose, compositionIdOf };
const ours = { SITE_URL: 'https://ponte.example', BRAND: 'Travessia', SITE_ID: 'ours' };
let folder: string;
let store: Store;
let reported: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
  store = createDiskStore(join(folder, 'store'));
  for (const part of partNames) await publish(part, 1);
});
afterEach(() => rm(folder, { recursive: true }));

async function publish(part: PartName, n: number) {
  const source = join(folder, part, String(n));
  await store.builds.add(await createDrawableBuild(source, part, n), source);
}

const change = (planFor: PlanFor, environment = {}) => {
  reported = [];
  const report = (line: string) => void reported.push(line);
  return changeLive(store, composer, planFor, {
    why: 'x',
    by: 'ana',
    force: false,
    dryRun: false,
    environment,
    report,
  });
};
const promote = (parts: readonly PartName[], environment = {}) =>
  change(
    (snapshot) =>
      planPromote(
        snapshot,
        parts.map((part) => ({ part })),
      ),
    environment,
  );
const rollback = (part: PartName) => change((snapshot) => planRollback(snapshot, { part }));
const set = (values: Record<string, string>, environment = {}) =>
  change((snapshot, inherited) => planSettings(snapshot, { ...inherited, ...values }), environment);
const live = () => readLive(store);
const readSite = (file: string) => readFile(join(store.location, 'live/site', file), 'utf8');

/** Removes the settings from the live record, as in records that are older than settings. */
async function forgetSettings() {
  const { settings: _settings, ...record } = await live();
  const file = join(store.location, 'live/record.json');
  await writeFile(file, JSON.stringify(record));
}

test('a promote and a rollback without any setting in the environment keep address, brand and sitemap', async () => {
  await promote(partNames, ours);
  const before = [await readSite('sitemap.xml'), await readSite('robots.txt')];
  await publish('remote-chat', 2);
  await promote(['remote-chat']);
  expect([await readSite('sitemap.xml'), await readSite('robots.txt')]).toEqual(before);
  expect(await live()).toMatchObject({ serial: 2, settings: ours });
  await rollback('remote-chat');
  expect([await readSite('sitemap.xml'), await readSite('robots.txt')]).toEqual(before);
  expect(await live()).toMatchObject({ serial: 3, settings: ours });
  expect(before[0]).toContain('https://ponte.example/');
});

test('a prepared rollback renders nothing in a bare environment', async () => {
  await promote(partNames, ours);
  await publish('remote-chat', 2);
  await promote(['remote-chat'], ours);
  await prepareRollbacks(store, composer, () => {});
  const made = await readdir(join(store.location, 'compositions'));
  await rollback('remote-chat');
  expect(reported.filter((line) => line.includes('pages made'))).toEqual([]);
  expect(await readdir(join(store.location, 'compositions'))).toEqual(made);
});

test('rejects an environment that differs, names the remedy, and accepts one that agrees', async () => {
  await promote(partNames, ours);
  await publish('remote-chat', 2);
  await expect(promote(['remote-chat'], { BRAND: 'Ponte Nova' })).rejects.toMatchObject({
    code: 'refused',
    message: 'BRAND is Travessia in the store and Ponte Nova in the environment',
    hint: `change the site with: ponte settings set BRAND='Ponte Nova' --why "…", or run this without the variable: env -u BRAND`,
  });
  await expect(promote(['remote-chat'], { SITE_URL: 'ponte.example' })).rejects.toMatchObject({
    code: 'usage',
    message: 'SITE_URL must be a web address',
  });
  expect((await live()).serial).toBe(1);
  await promote(['remote-chat'], { SITE_URL: 'https://ponte.example/' });
  expect((await live()).serial).toBe(2);
});

test('changes settings by a release, and restores them by another', async () => {
  await promote(partNames, ours);
  const first = (await live()).composition;
  expect((await set({ SITE_URL: 'https://www.ponte.example' })).outcome).toBe('changed');
  expect(await live()).toMatchObject({ serial: 2, action: 'settings', subject: [] });
  expect(await readSite('sitemap.xml')).toContain('https://www.ponte.example/');
  await set({ BRAND: 'Ponte Nova' });
  await change((snapshot) => planSettingsRollback(snapshot));
  expect(await live()).toMatchObject({ serial: 4, action: 'rollback', settings: { BRAND: 'Travessia' } });
  await change((snapshot) => planSettingsRollback(snapshot));
  expect(await live()).toMatchObject({ serial: 5, settings: ours, composition: first });
  await expect(change((snapshot) => planSettingsRollback(snapshot))).rejects.toThrow('no earlier settings');
  await change((snapshot) => planSettingsRollback(snapshot, '3'));
  expect((await live()).settings).toMatchObject({ SITE_URL: 'https://www.ponte.example', BRAND: 'Ponte Nova' });
});

test('keeps the pages when the URL of the tallies changes', async () => {
  await promote(partNames, ours);
  const { composition } = await live();
  await set({ TALLIES_URL: 'http://backend:9464/tallies' });
  expect(await live()).toMatchObject({ serial: 2, composition });
});

test('gives a site without an id a permanent one', async () => {
  await promote(partNames);
  const id = (await live()).settings?.SITE_ID;
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  await publish('remote-chat', 2);
  await promote(['remote-chat']);
  expect((await live()).settings?.SITE_ID).toBe(id);
});

describe('a record that is older than settings', () => {
  beforeEach(async () => {
    await promote(partNames, { ...ours, CHAT_NUMBER: '', ALLOW_OVERRIDES: 'true', PRICES_FROM: 'list' });
    await forgetSettings();
    await publish('remote-chat', 2);
  });

  test('passes the settings of its pages to the next release, whatever the environment says', async () => {
    const { seededFrom } = await promote(['remote-chat'], {
      BRAND: 'Ponte',
      TALLIES_URL: 'http://backend:9464/tallies',
    });
    expect(seededFrom).toBe('pages');
    const { SITE_ID: _id, ...shown } = ours;
    expect((await live()).settings).toMatchObject({
      ...shown,
      CHAT_NUMBER: '',
      ALLOW_OVERRIDES: 'true',
      PRICES_FROM: 'list',
      TALLIES_URL: 'http://backend:9464/tallies',
    });
  });

  test('takes the settings from the environment when no page can be read', async () => {
    const id = (await live()).composition;
    for (const file of await readdir(join(store.location, 'compositions', id), { recursive: true })) {
      if (file.endsWith('.html')) await rm(join(store.location, 'compositions', id, file));
    }
    expect((await promote(['remote-chat'], { BRAND: 'Ponte Nova' })).seededFrom).toBe('environment');
    expect((await live()).settings).toMatchObject({ BRAND: 'Ponte Nova' });
  });
});
