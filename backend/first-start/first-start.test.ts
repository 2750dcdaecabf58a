import { createSamplePeople } from 'fixtures/people';
import { readConfig } from '../config/config';
import { migrate } from '../database/migrate';
import { createPasswords } from '../passwords/passwords';
import { openEmptyDatabase } from '../testing/prepared-database';
import { describeLogin, fillFirstStart } from './first-start';

const passwords = createPasswords({ cost: 4, minLength: 6, blockCommon: false });
afterAll(() => passwords.close());

it('makes roles, sites and one admin, however many instances start together, and only once', async () => {
  const { db, close } = await openEmptyDatabase();
  await migrate(db);
  const config = readConfig({ ADMIN_EMAIL: 'Dona@Ponte.example' });
  const started = await Promise.all([1, 2, 3].map(() => fillFirstStart(db, config, passwords)));
  const [admin] = started.filter((one) => one !== null);
  expect(started.filter((one) => one === null)).toHaveLength(2);
  expect(admin).toEqual({ email: 'dona@ponte.example', senha: expect.stringMatching(/^[\w-]{16}$/) });
  const account = await db.selectFrom('auth.users').select('password_hash').executeTakeFirstOrThrow();
  expect(await passwords.matches(admin?.senha ?? '', account.password_hash)).toBe(true);
  expect(await db.selectFrom('usuarios').select(['id', 'role_id', 'site_slug']).execute()).toEqual([
    { id: 1, role_id: 1, site_slug: 'ponte' },
  ]);
  expect(await db.selectFrom('roles').select('id').execute()).toHaveLength(3);
  expect(await fillFirstStart(db, config, passwords)).toBeNull();
  await close();
});

it('uses the password that was given, and does not print it', async () => {
  const { db, close } = await openEmptyDatabase();
  await migrate(db);
  const config = readConfig({ ADMIN_PASSWORD: 'the given one' });
  const admin = await fillFirstStart(db, config, passwords);
  expect(admin).toEqual({ email: 'admin@ponte.example' });
  expect(admin && describeLogin(admin)).toBe('admin login: admin@ponte.example / the password in ADMIN_PASSWORD\n');
  const account = await db.selectFrom('auth.users').select('password_hash').executeTakeFirstOrThrow();
  expect(await passwords.matches('the given one', account.password_hash)).toBe(true);
  await close();
});

it('creates the same sample people each time, without duplicates', () => {
  const people = createSamplePeople(10_000, ['a', 'b']);
  expect(people).toEqual(createSamplePeople(10_000, ['a', 'b']));
  expect(new Set(people.map(({ email }) => email)).size).toBe(10_000);
});
