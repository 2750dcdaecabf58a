import { readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Release } from '@ponte/contract/release';
import { partNames } from '@ponte/contract/parts';
import { buildId } from 'fixtures/builds/create-build';
import { repoint } from '../store/disk/atomic-writes';
import { media } from '../testing/media';
import { createScratch } from '../testing/scratch';
import { repairRecords } from './repair';
import { verifyStore } from './verify-store';

const scratch = createScratch();
const at = (...names: string[]) => join(scratch.store.location, ...names);
const chat = (build: number, file: string) => at('builds/remote-chat', buildId(build), file);

beforeEach(async () => {
  await scratch.start();
  await scratch.publish('remote-chat', 2);
  await scratch.promote('remote-chat', 2);
});

test('finds no problem in a store as the commands leave it', async () => {
  expect(await verifyStore(scratch.store)).toEqual({
    serial: 2,
    releases: 2,
    builds: partNames.length + 1,
    pages: 2,
    problems: [],
  });
});

test.each<[what: string, spoil: () => Promise<unknown>, problems: (string | RegExp)[]]>([
  [
    'a modified script of the live build',
    () => writeFile(chat(2, 'static/css/main.css'), ''),
    [`remote-chat ${buildId(2)}: static/css/main.css was modified`],
  ],
  [
    'a script of the last known good build that is gone',
    () => rm(chat(1, 'remoteEntry.js')),
    [/names remoteEntry.js of remote-chat .*, which is gone/, `remote-chat ${buildId(1)}: remoteEntry.js is gone`],
  ],
  [
    'a compressed sibling that holds something else',
    () => writeFile(chat(2, 'remoteEntry.js.gz'), gzipSync('evil()')),
    [`remote-chat ${buildId(2)}: remoteEntry.js.gz was modified`],
  ],
  [
    'a compressed sibling that is garbage',
    () => writeFile(chat(2, 'remoteEntry.js.br'), 'garbage'),
    [`remote-chat ${buildId(2)}: remoteEntry.js.br was modified`],
  ],
  [
    'an extra file',
    () => writeFile(chat(2, 'evil.js'), ''),
    [`remote-chat ${buildId(2)}: evil.js does not belong there`],
  ],
  ['a modified page', () => writeFile(at('live/site/index.html'), ''), [/^composition .*: index.html was modified/]],
  [
    'a page that names a build which is not pinned',
    () => writeFile(at('live/site/en/index.html'), `<script src="/builds/remote-chat/${buildId(9)}/x.js"></script>`),
    [/^en.index.html names x.js of remote-chat .* that this release does not pin/, /en\/index.html was modified/],
  ],
  [
    'a composition that is gone',
    async () => rm(at('compositions'), { recursive: true }),
    [/^visitors get nothing/, /^composition .* is not in the store/, /^composition .* is not in the store/],
  ],
  [
    'a site that is not that of the record',
    async () => {
      const live = await scratch.store.releases.findServed();
      const [other = ''] = (await readdir(at('compositions'))).filter((name) => name !== live);
      await rm(at('releases/000002/site'));
      await symlink(`../../compositions/${other}`, at('releases/000002/site'));
    },
    [/^visitors get .*, not composition/],
  ],
  [
    'a record that is not where it says',
    async () => {
      const first = JSON.parse(await readFile(at('releases/000001/record.json'), 'utf8')) as Release;
      await writeFile(
        at('releases/000001/record.json'),
        JSON.stringify({ ...first, integrity: undefined, serial: 7, previous: 6 }),
      );
    },
    ['the record of release 1 says it is 7 after 6'],
  ],
])('finds %s', async (_, spoil, problems) => {
  await spoil();
  const found = (await verifyStore(scratch.store)).problems;
  expect(found).toHaveLength(problems.length);
  for (const [index, problem] of problems.entries()) expect(found[index]).toMatch(problem);
});

describe('a canary', () => {
  beforeEach(async () => {
    await scratch.publish('remote-chat', 3);
    await scratch.canary('remote-chat', 3, 2);
  });

  test('is checked too: its pages, and the build that only they load', async () => {
    expect(await verifyStore(scratch.store)).toMatchObject({ builds: partNames.length + 2, pages: 4, problems: [] });
    await rm(chat(3, 'remoteEntry.js'));
    await writeFile(at('live/canary/index.html'), '');
    expect((await verifyStore(scratch.store)).problems).toEqual([
      expect.stringMatching(/names remoteEntry.js of remote-chat .*, which is gone/),
      expect.stringMatching(/^composition .*: index.html was modified/),
      `remote-chat ${buildId(3)}: remoteEntry.js is gone`,
    ]);
  });

  test.each<[string, () => Promise<unknown>, RegExp]>([
    ['that no visitor finds', () => rm(at('live/canary')), /^visitors of the canary get nothing, not composition/],
    ['for fewer visitors', () => rm(at('live/shares/01')), /^the canary is given to 1 of 100 visitors, not to 2$/],
    ['for others', () => rename(at('live/shares/01'), at('live/shares/77')), /^the canary is given to/],
  ])('%s is reported', async (_, spoil, problem) => {
    await spoil();
    expect((await verifyStore(scratch.store)).problems[0]).toMatch(problem);
  });
});

describe.each(media)('an old record in $name', (medium) => {
  const other = createScratch(medium);
  const record = 'releases/000002/record.json';
  beforeEach(async () => {
    await other.start();
    for (const n of [2, 3, 4]) {
      await other.publish('remote-chat', n);
      await other.promote('remote-chat', n);
    }
  });

  test.each<[string, () => Promise<void>]>([
    ['cut', () => other.medium.write(record, '{"serial": 2,')],
    [
      'modified',
      async () => {
        const changed = { ...(await other.store.releases.find(2)), why: 'another', earlier: [], integrity: 'sha384-' };
        await other.medium.write(record, JSON.stringify(changed));
      },
    ],
    ['missing', () => other.medium.remove(record)],
  ])('that is %s is reported, does not block a rollback, and is restored', async (_, spoil) => {
    const was = await other.store.releases.find(2);
    await spoil();
    expect((await verifyStore(other.store)).problems).toEqual([
      expect.stringMatching(
        /^the record of release 2 (cannot be read|is missing) \(ponte verify --repair restores it\)/,
      ),
    ]);
    const { release } = await other.rollback('remote-chat', 2);
    expect(release).toMatchObject({ serial: 5, remotes: { 'remote-chat': { build: buildId(2) } } });
    expect(await repairRecords(other.store)).toEqual([2]);
    expect(await other.store.releases.find(2)).toEqual(was);
    expect((await verifyStore(other.store)).problems).toEqual([]);
  });

  test('that is the live one is read from its copy', async () => {
    await other.medium.write('releases/000004/record.json', '{');
    expect((await verifyStore(other.store)).problems).toHaveLength(1);
    expect((await other.rollback('remote-chat')).release).toMatchObject({ serial: 5, previous: 4 });
    expect(await repairRecords(other.store)).toEqual([4]);
  });
});

test('fails on a pointer to a release that does not exist', async () => {
  await repoint(at('live'), 'releases/000009');
  await expect(verifyStore(scratch.store)).rejects.toThrow('the record of release 9 is missing');
});
