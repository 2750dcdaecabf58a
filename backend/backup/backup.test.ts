import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createApp } from '../app';
import { createCaller } from '../testing/caller';
import { openEmptyDatabase } from '../testing/prepared-database';
import { testSecret, createTestApp } from '../testing/test-app';
import { dump } from './dump';
import { readLines, writeLines } from './files';
import { load } from './load';
import { listTables, sortByReferences } from './table-order';
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

it('brings everything back, byte for byte, with its people able to sign in', async () => {
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

it('refuses a backup that is cut off, is of a later version, or is none, and keeps nothing of it', async () => {
  const lines = await dumpLines();
  const { db, close } = await openEmptyDatabase();
  const later = JSON.stringify({ ...JSON.parse(lines[0] ?? ''), migration: '9999-later' });
  await expect(load(db, each(['{}']))).rejects.toThrow('This is not a backup');
  await expect(load(db, each([]))).rejects.toThrow('This is not a backup');
  await expect(load(db, each([later]))).rejects.toThrow('9999-later');
  await expect(load(db, each(lines.slice(0, -1)))).rejects.toThrow('cut off');
  await expect(load(db, each([...lines.slice(0, 5), lines.at(-1) ?? '']))).rejects.toThrow('cut off');
  expect(await db.selectFrom('auth.users').select('id').execute()).toEqual([]);
  expect(await load(db, each(lines))).toBeGreaterThan(10);
  await close();
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
