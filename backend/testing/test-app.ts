import { samplePeople, type PersonName } from 'fixtures/people';
import { until } from 'shared-config/jest/until';
import { createApp, type App } from '../app';
import { readConfig, type Config } from '../config/config';
import type { Database } from '../database/database';
import { insertUser } from '../users/users.repository';
import { createCaller, type Caller } from './caller';
import { openPreparedDatabase } from './prepared-database';

const quickHashes = { PASSWORD_HASH_COST: '4', PASSWORD_HASH_CONCURRENCY: '4', PASSWORD_HASH_WAITING: '400' };
export const testSecret = 'a secret of the tests, long enough for every algorithm that a forger might choose';

interface TestApp {
  readonly app: App;
  readonly db: Database;
  readonly url: string | undefined;
  readonly config: Config;
  /** Nobody's calls: no token. */
  readonly visitor: Caller;
  /** Ids of the three people who are there at the start of each test. */
  readonly ids: Record<PersonName, number>;
  readonly logged: string[];
  signIn(name: PersonName): Promise<Caller>;
  passTime(ms: number): void;
  /** Resolves once so many calls wait for a transaction that the test holds open. */
  untilWaiting(count: number): Promise<void>;
  /** Another instance of the service on the same database. */
  startAnother(settings?: Record<string, string>): Promise<Caller & { app: App }>;
}

const filled = [
  'auth.users',
  'known_addresses',
