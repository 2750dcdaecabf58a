import { type PersonName, samplePeople } from 'fixtures/people';
import { until } from '@ponte/toolchain/jest/until';
import { type App, createApp } from '../app';
import { type Config, readConfig } from '../config/config';
import type { Database } from '../database/database';
import { insertUser } from '../users/users.repository';
import { type Caller, createCaller } from './caller';
import { openPreparedDatabase } from './prepared-database';

const quickHashes = { PASSWORD_HASH_COST: '4', PASSWORD_HASH_CONCURRENCY: '4', PASSWORD_HASH_WAITING: '400' };
export const testSecret = 'a secret of the tests, long enough for every algorithm that a forger might choose';

export interface TestApp {
  readonly app: App;
  readonly db: Database;
  readonly url: string | undefined;
  readonly config: Config;
  /** Calls without a token. */
  readonly visitor: Caller;
  /** Ids of the three people who are there at the start of each test. */
  readonly ids: Record<PersonName, number>;
  readonly logged: string[];
  signIn(name: PersonName): Promise<Caller>;
  passTime(ms: number): void;
  now(): Date;
  /** Resolves once so many calls wait for a transaction that the test holds open. */
  untilWaiting(count: number): Promise<void>;
  /** Another instance of the service on the same database. */
  startAnother(settings?: Record<string, string>): Promise<Caller & { app: App }>;
}

const filled = [
  'storage.files',
  'auth.users',
  'known_addresses',
  'rate_limits',
  'auth.rate_limits',
  'session_tokens',
  'login_throttle',
  'audit_log',
  'newsletter',
  'beacon_tallies',
] as const;

/** Deletes, as a `truncate` writes every table and index anew: half of what a short test costs. */
async function refill(db: Database, passwordHashes: Record<PersonName, string>): Promise<Record<PersonName, number>> {
  for (const table of filled) await db.deleteFrom(table).execute();
  const ids = {} as Record<PersonName, number>;
  for (const name of Object.keys(samplePeople) as PersonName[]) {
    ids[name] = (await insertUser(db, samplePeople[name], passwordHashes[name])).id;
  }
  return ids;
}

/** The real service on a real database for the tests of one file; each test starts with the same three people. */
export function createTestApp(settings: Record<string, string> = {}): TestApp {
  const logged: string[] = [];
  const config = readConfig({ ...quickHashes, LOG_LEVEL: 'info', ...settings });
  let now = new Date('2026-03-02T12:00:00.000Z');
  let opened: Awaited<ReturnType<typeof openPreparedDatabase>>;
  let app: App;
  let ids: Record<PersonName, number>;
  let passwordHashes: Record<PersonName, string>;
  const others: App[] = [];

  const start = (more: Record<string, string> = {}) =>
    createApp({
      config: readConfig({ ...quickHashes, LOG_LEVEL: 'info', ...settings, ...more }),
      db: opened.db,
      jwtSecret: testSecret,
      clock: () => now,
      logStream: { write: (line) => void logged.push(line) },
    });

  beforeAll(async () => {
    opened = await openPreparedDatabase();
    app = await start();
    const hashes = Object.entries(samplePeople).map(async ([name, { senha }]) => [
      name,
      await app.passwords.hash(senha),
    ]);
    passwordHashes = Object.fromEntries(await Promise.all(hashes)) as Record<PersonName, string>;
  }, 60_000);

  beforeEach(async () => {
    now = new Date('2026-03-02T12:00:00.000Z');
    logged.length = 0;
    for (const { nhost } of [app, ...others]) await nhost.flush();
    ids = await refill(opened.db, passwordHashes);
  });

  afterAll(async () => {
    for (const one of [app, ...others]) await one.http.close();
    await opened.close();
  });

  return {
    config,
    logged,
    get app() {
      return app;
    },
    get db() {
      return opened.db;
    },
    get url() {
      return opened.url;
    },
    get ids() {
      return ids;
    },
    get visitor() {
      return createCaller(app.http);
    },
    async signIn(name) {
      const { email, senha } = samplePeople[name];
      const { body } = await createCaller(app.http).post('/api/users/login', { email, senha });
      return createCaller(app.http, (body as { token: string }).token);
    },
    passTime(ms) {
      now = new Date(now.getTime() + ms);
    },
    now: () => now,
    untilWaiting: (count) =>
      until(`${count} calls that wait for a transaction`, async () => (await opened.countWaiting()) === count),
    async startAnother(more) {
      const another = await start(more);
      others.push(another);
      return { ...createCaller(another.http), app: another };
    },
  };
}

/**
 * Makes `Date.now` follow the time of a test: libraries read the system's clock. It does so for the whole file, and before a
 * database opens: PGlite would wait for months for a timer that it set by another clock.
 */
export function followTestClock(test: TestApp): void {
  const { now } = Date;
  // No spy: those are restored after each test.
  Date.now = () => test.now().getTime();
  afterAll(() => void (Date.now = now));
}
