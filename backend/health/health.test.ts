import { sql } from 'kysely';
import { createApp } from '../app';
import { readConfig } from '../config/config';
import { openDatabase } from '../database/database';
import { type Caller, createCaller } from '../testing/caller';
import { openPreparedDatabase } from '../testing/prepared-database';
import { createTestApp, followTestClock, testSecret } from '../testing/test-app';
import { sweep } from './health';

const test = createTestApp();
followTestClock(test);

it('reports healthy and ready', async () => {
  expect(await test.visitor.get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await test.visitor.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
});

it('deletes expired rows, and nothing else', async () => {
  const joao = await test.signIn('joao');
  await test.visitor.post('/api/users/login', { email: 'a@b.co', senha: 'x' });
  const now = new Date('2026-03-02T12:00:00Z').getTime();
  await sweep(test.db, test.config, new Date(now + 3_600_000));
  expect(await joao.get('/api/perfil')).toMatchObject({ status: 200 });
  for (const table of ['login_throttle', 'known_addresses'] as const) {
    expect(await test.db.selectFrom(table).selectAll().execute()).not.toEqual([]);
  }
  await sweep(test.db, test.config, new Date(now + 400 * 86_400_000));
  for (const table of ['session_tokens', 'login_throttle', 'known_addresses', 'audit_log', 'beacon_tallies'] as const) {
    expect(await test.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect(await test.db.selectFrom('usuarios').select('id').execute()).toHaveLength(3);
});

it('deletes the count of a caller once its window is over, and not before', async () => {
  const subscribe = 'mutation { insert_newsletter_one(object: {email: "a@b.co"}) { id } }';
  await test.visitor.post('/v1/graphql', { query: subscribe });
  const countRows = async () => (await test.db.selectFrom('rate_limits').selectAll().execute()).length;
  const windowEnd = test.now().getTime() + test.config.NEWSLETTER_WINDOW_SECONDS * 1000;
  await sweep(test.db, test.config, new Date(windowEnd - 1));
  expect(await countRows()).toBe(1);
  await sweep(test.db, test.config, new Date(windowEnd));
  expect(await countRows()).toBe(0);
});

describe('without its database', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    LOG_LEVEL: 'silent',
    PASSWORD_HASH_COST: '4',
  });
  let prepared = false;
  let visitor: Caller;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const opened = await openDatabase(config);
    const { http } = await createApp({
      config,
      db: opened.db,
      jwtSecret: testSecret,
      storage: { isPrepared: () => prepared },
    });
    visitor = createCaller(http);
    close = () => http.close().then(opened.close);
  });
  afterAll(() => close());

  const unavailable = {
    status: 503,
    headers: { 'retry-after': '2' },
    body: { error: 'O serviço está temporariamente indisponível. Tente de novo em instantes.' },
  };

  it.each([false, true])(
    'is alive, not ready, and responds 503 to every other call (prepared: %p)',
    async (isPrepared) => {
      prepared = isPrepared;
      expect(await visitor.get('/healthz')).toMatchObject({ status: 200 });
      expect(await visitor.get('/readyz')).toMatchObject(unavailable);
      expect(await visitor.post('/api/users/login', { email: 'a@b.co', senha: 'x' })).toMatchObject(unavailable);
      const beacon = { remote: 'shell', build: 'a', phase: 'entry', kind: 'other' };
      expect(await visitor.post('/api/beacons', beacon)).toMatchObject(unavailable);
      const from = { 'x-forwarded-for': '203.0.113.7' };
      expect(await visitor.post('/api/beacons', beacon, from)).toMatchObject(unavailable);
    },
  );

  it('responds to GraphQL calls in the format of Hasura', async () => {
    prepared = true;
    const query = 'mutation { insert_newsletter_one(object: {email: "a@b.co"}) { id } }';
    const errors = [{ message: 'connection error', extensions: { code: 'postgres-error', path: '$' } }];
    expect(await visitor.post('/v1/graphql', { query })).toMatchObject({ status: 200, body: { errors } });
  });
});

describe('with a database that never responds', () => {
  it('is not ready after its timeout, and queries the database once meanwhile', async () => {
    const opened = await openPreparedDatabase();
    // Kysely closes only what was used.
    await sql`select 1`.execute(opened.db);
    let started = 0;
    // Holds what takes the one connection, as a database that hangs does.
    const acquire = jest.spyOn(opened.db.getExecutor(), 'provideConnection').mockImplementation(() => {
      started += 1;
      return new Promise(() => {});
    });
    const config = readConfig({ LOG_LEVEL: 'silent', PASSWORD_HASH_COST: '4' });
    const storage = { readyTimeoutMs: 20 };
    const { http } = await createApp({ config, db: opened.db, jwtSecret: testSecret, storage });
    const caller = createCaller(http);
    const responses = await Promise.all([caller.get('/readyz'), caller.get('/readyz')]);
    expect(responses.map(({ status }) => status)).toEqual([503, 503]);
    expect(await caller.get('/readyz')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    expect(await caller.get('/healthz')).toMatchObject({ status: 200 });
    expect(started).toBe(1);
    acquire.mockRestore();
    await http.close();
    await opened.close();
  });
});

describe('once its data folder is gone', () => {
  it('is not ready, rejects writes, logs it once, and still serves reads', async () => {
    const logged: string[] = [];
    const { http } = await createApp({
      config: test.config,
      db: test.db,
      jwtSecret: testSecret,
      logStream: { write: (line) => void logged.push(line) },
      storage: { isInPlace: async () => false },
    });
    const caller = createCaller(http);
    expect(await caller.get('/readyz')).toMatchObject({ status: 503 });
    expect(await caller.get('/healthz')).toMatchObject({ status: 200 });
    expect(await caller.post('/api/users/login', { email: 'a@b.co', senha: 'x' })).toMatchObject({ status: 503 });
    const query = 'mutation { insert_newsletter_one(object: {email: "a@b.co"}) { id } }';
    const errors = [{ message: 'connection error', extensions: { code: 'postgres-error', path: '$' } }];
    expect(await caller.post('/v1/graphql', { query })).toMatchObject({ status: 200, body: { errors } });
    expect(await caller.get('/api/openapi.json')).toMatchObject({ status: 200 });
    expect(logged.filter((line) => line.includes('was removed or replaced'))).toHaveLength(1);
    expect(await test.db.selectFrom('newsletter').select('id').execute()).toEqual([]);
    await http.close();
  });
});
