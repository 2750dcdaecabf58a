import { join } from 'node:path';
import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { readLines } from '../backup/backup-file';
import { load } from '../backup/load';
import { openEmptyDatabase, openPreparedDatabase } from '../testing/prepared-database';
import type { Database } from './database';
import { migrate, migrations } from './migrate';

const earlier = join(__dirname, 'earlier');

async function describeTables(db: Database) {
  const columns = await sql`
    select table_schema, table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema in ('auth', 'public', 'storage') and table_name not like 'kysely%'
    order by 1, 2, 3`.execute(db);
  const rules = await sql`
    select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace in ('auth'::regnamespace, 'public'::regnamespace, 'storage'::regnamespace) and contype <> 'n'
      and conrelid::regclass::text not like 'kysely%' order by 1, 2`.execute(db);
  return { columns: columns.rows, rules: rules.rows };
}

it('are numbered in order, one for each file', () => {
  const folders = [join(__dirname, 'migrations'), join(__dirname, '../../nhost/database/migrations')];
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => file.replace('.ts', ''))).sort();
  expect(Object.keys(migrations).sort()).toEqual(files);
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
});

it('do nothing the second time, and wait for each other', async () => {
  const { db, close } = await openPreparedDatabase();
  await Promise.all([migrate(db), migrate(db)]);
  await close();
});

it.each(readdirSync(earlier))('bring the dump %s up to date and keep its people', async (file) => {
  const [old, fresh] = await Promise.all([openEmptyDatabase(), openPreparedDatabase()]);
  await load(old.db, readLines(join(earlier, file)));
  const people = old.db.selectFrom('usuarios as u').innerJoin('auth.users as a', 'a.id', 'u.auth_user_id');
  expect(await people.select(['u.id', 'a.email', 'u.nome']).orderBy('u.id').execute()).toEqual([
    { id: 1, email: 'marina.azevedo@ponte.example', nome: 'Marina Azevedo' },
    { id: 2, email: 'joao.batista@ponte.example', nome: 'João Batista Leão' },
    { id: 3, email: 'lucia@estacaomusical.example', nome: 'Lucía Fernández Ñáñez' },
  ]);
  expect(await describeTables(old.db)).toEqual(await describeTables(fresh.db));
  await Promise.all([old.close(), fresh.close()]);
});
