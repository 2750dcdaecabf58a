import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { lockDataFolder } from '../database/data-folder';

const backend = join(__dirname, '..');
let folder: string;
let dataFolder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-restore-'));
  dataFolder = join(folder, 'data');
  await mkdir(join(dataFolder, 'db'), { recursive: true });
  await writeFile(join(dataFolder, 'db', 'PG_VERSION'), 'the live database');
});
afterEach(() => rm(folder, { recursive: true }));

interface Outcome {
  code: number | null;
  output: string;
  error: string;
}

function run(script: string, args: readonly string[], env: Record<string, string> = {}): Promise<Outcome> {
  const options = { cwd: backend, env: { PATH: process.env.PATH, DATA_DIR: dataFolder, INIT_CWD: folder, ...env } };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', join(backend, script), ...args],
      options,
      (_error, output, error) => resolve({ code: child.exitCode, output, error }),
    );
  });
}

const oneLine = (text: RegExp) => expect.stringMatching(new RegExp(`^${text.source}\\n$`));
const untouched = async () => {
  expect(await readFile(join(dataFolder, 'db', 'PG_VERSION'), 'utf8')).toBe('the live database');
  expect(await readdir(dataFolder)).toEqual(['db']);
};
const header = JSON.stringify({ format: 'ponte-backup', version: 1, migration: '0005-tally-slots', at: '' });
const emptyBackup = gzipSync(`${header}\n{"rows":0}\n`);

it('restores nothing while the data folder is in use, and says what to do', async () => {
  const file = join(folder, 'backup.gz');
  await writeFile(file, emptyBackup);
  const unlock = await lockDataFolder(dataFolder);
  expect(await run('backup/restore.ts', [file])).toEqual({
    code: 3,
    output: '',
    error: oneLine(/restore: The data folder \S+ is in use by process \d+\. Stop it first\./),
  });
  await unlock();
  await untouched();
}, 60_000);

it.each<[string, string[], number, RegExp]>([
  ['without a file', [], 2, /restore: Name one backup: npm run restore -- FILE/],
  ['with two files', ['a.gz', 'b.gz'], 2, /restore: Name one backup: npm run restore -- FILE/],
  ['with a file that does not exist', ['none.gz'], 1, /restore: \S+none\.gz does not exist\./],
  ['with a folder', ['data'], 1, /restore: \S+data is a folder, not a backup\. .+/],
  ['with a file of another kind', ['text.gz'], 1, /restore: \S+text\.gz: This is not a backup of Ponte\. .+/],
  ['with a file that is cut off', ['cut.gz'], 1, /restore: \S+cut\.gz: The backup is cut off\. .+/],
])(
  'rejects %s in one line, and changes nothing',
  async (_case, args, code, error) => {
    await writeFile(join(folder, 'text.gz'), 'no gzip at all');
    await writeFile(join(folder, 'cut.gz'), emptyBackup.subarray(0, 60));
    expect(await run('backup/restore.ts', args)).toEqual({ code, output: '', error: oneLine(error) });
    await untouched();
  },
  60_000,
);

it('backs up into a folder that git ignores, and leaves no unfinished file when the database does not open', async () => {
  const { code, output, error } = await run('backup/backup.ts', []);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(error).toEqual(oneLine(/backup: The database in \S+ is corrupt and does not open\. .+npm run restore.+/));
  expect(existsSync(join(folder, 'backups')) ? await readdir(join(folder, 'backups')) : []).toEqual([]);
}, 60_000);

it('fails without a data folder, and creates none', async () => {
  await rm(dataFolder, { recursive: true });
  expect(await run('backup/backup.ts', [])).toEqual({
    code: 1,
    output: '',
    error: oneLine(/backup: \S+ does not exist\. Name the data folder: DATA_DIR=… npm run backup/),
  });
  expect(existsSync(dataFolder)).toBe(false);
}, 60_000);
