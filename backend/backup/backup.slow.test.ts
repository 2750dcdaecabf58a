import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { createApp } from '../app';
import { openDatabase } from '../database/database';
import { createCaller } from '../testing/caller';
import { openEmptyDatabase } from '../testing/prepared-database';
import { createTestApp, testSecret } from '../testing/test-app';
import { dump, listTables, sortByReferences } from './dump';
import { readLines, writeLines } from './backup-file';
import { checkBackup, countRows, load, restoreEmbedded } from './load';
import { samplePeople } from 'fixtures/people';

const test = createTestApp();
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'ponte-backup-'))));
afterAll(() => rm(folder, { recursive: true }));

async function dumpLines(): Promise<string[]> {
  const lines: string[] = [];
  await dump(test.db, async (line) => void lines.push(line));
  return lines;
}
async function* each(lines: readonly string[]) {
  yield* lines;
}

it('restores everything, byte for byte, and its people can sign in', async () => {
  await (await test.signIn('marina')).delete(`/api/usuarios/${test.ids.lucia}`);
  const bytes = sql`'\\x00ff10'::bytea`;
  await sql`insert into auth.user_security_keys (user_id, credential_id, credential_public_key, counter)
    select id, 'key', ${bytes}, 9007199254740993 from auth.users limit 1`.execute(test.db);
  const lines = await dumpLines();
  const file = join(folder, 'whole.gz');
  const rows = await writeLines(file, (write) => dump(test.db, write));
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  const { db, close } = await openEmptyDatabase();
  expect(await load(db, readLines(file))).toBe(rows);
  const again: string[] = [];
  await dump(db, async (line) => void again.push(line));
  // The head has the time, and the stamp is new so that no kept list passes for the restored one.
  const comparable = (all: string[]) => all.slice(1).filter((line) => !line.includes('users_stamp'));
  expect(comparable(again)).toEqual(comparable(lines));

  const { http } = await createApp({ config: { ...test.config, LOG_LEVEL: 'silent' }, db, jwtSecret: testSecret });
  const { email, senha } = samplePeople.marina;
  const { body } = await createCaller(http).post('/api/users/login', { email, senha });
  const admin = createCaller(http, (body as { token: string }).token);
  const created = await admin.post('/api/usuarios', { ...samplePeople.lucia, email: 'ana@ponte.example' });
  expect(created).toMatchObject({ status: 201, body: { id: test.ids.lucia + 1 } });
  await http.close();
  await close();
});

it('rejects a backup that is cut off, of a later version or not a backup, and keeps nothing of it', async () => {
  const lines = await dumpLines();
  const { db, close } = await openEmptyDatabase();
  const later = JSON.stringify({ ...JSON.parse(lines[0] ?? ''), migration: '9999-later' });
  await expect(load(db, each(['{}']))).rejects.toThrow('This is not a backup');
  await expect(load(db, each([]))).rejects.toThrow('This is not a backup');
  await expect(load(db, each([later]))).rejects.toThrow('9999-later');
  await expect(load(db, each(lines.slice(0, -1)))).rejects.toThrow('cut off');
  await expect(load(db, each([...lines.slice(0, 5), lines.at(-1) ?? '']))).rejects.toThrow('cut off');
  // Not even its tables: the migrations are in the same transaction.
  const { rows } = await sql`select to_regclass('auth.users') as "table"`.execute(db);
  expect(rows).toEqual([{ table: null }]);
  expect(await load(db, each(lines))).toBeGreaterThan(10);
  await close();
});

it.each([
  ['is no JSON', 'nonsense'],
  ['is of another kind', '{"table": 1}'],
])('names the line of a corrupt backup that %s', async (_case, corrupt) => {
  const [header = '', ...rest] = await dumpLines();
  await expect(checkBackup(each([header, corrupt, ...rest]))).rejects.toThrow('The backup is corrupt in line 2.');
});

describe('into the data folder', () => {
  let data: string;
  beforeEach(async () => {
    data = await mkdtemp(join(folder, 'data-'));
    await mkdir(join(data, 'db'));
    await writeFile(join(data, 'db', 'PG_VERSION'), 'damaged');
  });
  const openKept = () => openDatabase({ DATA_DIR: data, DATABASE_URL: undefined, DATABASE_CONNECTIONS: 1 });

  it('replaces a corrupt database, keeps it beside it, and has all rows when it is opened', async () => {
    await expect(openKept()).rejects.toThrow('Restore a backup (npm run restore -- FILE)');
    const lines = await dumpLines();
    const { rows, former } = await restoreEmbedded(data, (db) => load(db, each(lines)), new AbortController().signal);
    expect(await readFile(join(former ?? '', 'PG_VERSION'), 'utf8')).toBe('damaged');
    const { db, close } = await openKept();
    expect(await countRows(db)).toBe(rows);
    expect(await db.selectFrom('auth.users').select('id').execute()).toHaveLength(3);
    await close();
    expect((await readdir(data)).sort()).toEqual(['db', basename(former ?? '')]);
  }, 120_000);

  it('leaves the former database in its place when it is interrupted', async () => {
    const interruption = new AbortController();
    const fill = async () => (interruption.abort(), 0);
    await expect(restoreEmbedded(data, fill, interruption.signal)).rejects.toThrow('aborted');
    expect(await readFile(join(data, 'db', 'PG_VERSION'), 'utf8')).toBe('damaged');
    expect(await readdir(data)).toEqual(['db']);
  }, 120_000);
});

it('is not restored over a database with people in it', async () => {
  await expect(load(test.db, each(await dumpLines()))).rejects.toThrow('not empty');
});

it('fills each table after those that it refers to', async () => {
  const tables = await listTables(test.db);
  expect(tables.indexOf('auth.users')).toBeLessThan(tables.indexOf('public.usuarios'));
  expect(tables.indexOf('public.usuarios')).toBeLessThan(tables.indexOf('public.session_tokens'));
  expect(
    sortByReferences(
      ['a', 'b', 'c'],
      [
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
      ],
    ),
  ).toHaveLength(3);
});
