/**
 * Today's command on a store that an older version wrote: the last one before `composer` and `edge` became workspaces. It
 * ran on small builds: publish and promote all parts; publish and promote remote-chat 2; rollback remote-chat; settings set
 * BRAND; publish and promote remote-chat 3. Cached renders and the pages of earlier releases are left out, as after
 * `ponte gc`.
 */
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '@ponte/toolchain/build/repository';
import { buildId } from 'fixtures/builds/create-build';
import { runProgramFile } from '../testing/run-ponte';

interface PackedStore {
  readonly links: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
  /** In base64. */
  readonly compressed: Readonly<Record<string, string>>;
}

interface Status {
  readonly release: { readonly serial: number; readonly settings: object };
  readonly parts: readonly { readonly part: string; readonly build: string }[];
}

let store: string;
beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'ponte-older-'));
  await unpack(join(__dirname, '../testing/older-store.json'), store);
});
afterAll(() => rm(store, { recursive: true }));

async function unpack(file: string, folder: string): Promise<void> {
  const { links, files, compressed } = JSON.parse(await readFile(file, 'utf8')) as PackedStore;
  const write = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  for (const [path, content] of Object.entries(files)) await write(path, content);
  for (const [path, content] of Object.entries(compressed)) await write(path, Buffer.from(content, 'base64'));
  for (const [path, target] of Object.entries(links)) await symlink(target, join(folder, path));
}

/** Runs the command as it is bundled today. */
async function ponte(...args: string[]): Promise<string> {
  const command = join(repositoryRoot, 'releases/bin/ponte.js');
  const { code, stdout, stderr } = await runProgramFile(command, [...args, '--store', store]);
  if (code !== 0) throw new Error(`ponte ${args.join(' ')} ended with ${code}\n${stdout}${stderr}`);
  return stdout;
}

async function readStatus(): Promise<Status> {
  return JSON.parse(await ponte('status', '--json')) as Status;
}

const listBuilds = ({ parts }: Status) => Object.fromEntries(parts.map(({ part, build }) => [part, build]));
const builds = (chat: number) => ({
  shell: buildId(1),
  'remote-public': buildId(1),
  'remote-admin': buildId(1),
  'remote-chat': buildId(chat),
});

test('lists the releases of an older store, with who made them and why', async () => {
  const first = Object.entries(builds(1)).map((one) => one.join(' '));
  // The second column is the time.
  const rows = (await ponte('history')).trim().split('\n');
  expect(rows.map((row) => row.split(/ {2,}/).toSpliced(1, 1))).toEqual([
    ['5', 'ana', 'promote', 'opens on phones', `remote-chat ${buildId(3)}`],
    ['4', 'ana', 'settings', 'the old name', 'settings BRAND'],
    ['3', 'ana', 'rollback', 'does not open on phones', `remote-chat ${buildId(1)}`],
    ['2', 'ana', 'promote', 'a new greeting', `remote-chat ${buildId(2)}`],
    ['1', 'ana', 'promote', 'first release', first.join(', ')],
  ]);
});

test('reports what is live in it, with its settings, and finds every file unmodified', async () => {
  const status = await readStatus();
  expect(status.release).toMatchObject({ serial: 5, settings: { BRAND: 'Ponte Velha' } });
  expect(listBuilds(status)).toEqual(builds(3));
  expect(await ponte('verify')).toBe('release 5: 5 records, 15 pages and 5 builds checked, all as they were made\n');
});

test('rolls a part back past the build that was withdrawn, and keeps settings and other parts', async () => {
  const printed = await ponte('rollback', 'remote-chat', '--why', 'too loud', '--no-prepare');
  expect(printed).toContain(`remote-chat ${buildId(1)} is live\nrelease 6, composition `);
  const status = await readStatus();
  expect(status.release).toMatchObject({ serial: 6, previous: 5, action: 'rollback', why: 'too loud', by: 'ana' });
  expect(status.release.settings).toMatchObject({ BRAND: 'Ponte Velha' });
  expect(listBuilds(status)).toEqual(builds(1));
  const page = await readFile(join(store, 'live/site/pages/pt/pt/pt.html'), 'utf8');
  expect(page).toContain('<h1>/pt</h1>');
  expect(page).toContain('"brand":"Ponte Velha"');
  expect(await ponte('verify')).toBe('release 6: 6 records, 15 pages and 4 builds checked, all as they were made\n');
});
