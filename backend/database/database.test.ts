import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { until } from '@ponte/toolchain/jest/until';
import { openPreparedDatabase } from '../testing/prepared-database';
import { lockDataFolder } from './data-folder';
import { findBrokenConstraint, isDatabaseUnavailable, repeatUntilAvailable } from './errors';

describe('the lock of the data folder', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'ponte-lock-'))));
  afterEach(() => rm(folder, { recursive: true }));

  it('rejects a second lock until the first is released', async () => {
    const unlock = await lockDataFolder(folder);
    await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await unlock();
    await (
      await lockDataFolder(folder)
    )();
  });

  it.each(['999999999 1', `${process.pid} 1`, 'nonsense', ''])(
    'takes over %p, left by a killed process',
    async (left) => {
      await writeFile(join(folder, 'db.lock'), left);
      await (
        await lockDataFolder(folder)
      )();
    },
  );
});

describe('the database', () => {
  let opened: Awaited<ReturnType<typeof openPreparedDatabase>>;
  beforeAll(async () => void (opened = await openPreparedDatabase()));
  afterAll(() => opened.close());

  it('keeps the queries of others out of a transaction', async () => {
    const { db } = opened;
    let isDone = false;
    let other: Promise<unknown> = Promise.resolve();
    const insert = db.transaction().execute(async (trx) => {
      await trx.insertInto('newsletter').values({ email: 'a@b.co' }).execute();
      other = db
        .insertInto('newsletter')
        .values({ email: 'c@d.co' })
        .execute()
        .then(() => (isDone = true));
      // A server runs it on another connection; PGlite has only one, so that it waits.
      await until('the other query done or waiting', async () => isDone || (await opened.countWaiting()) === 1);
      throw new Error('undo');
    });
    await expect(insert).rejects.toThrow('undo');
    await other;
    expect(await db.selectFrom('newsletter').select('email').execute()).toEqual([{ email: 'c@d.co' }]);
  });

  it('yields to the event loop between two queries', async () => {
    const look = () => opened.db.selectFrom('newsletter').select('email').execute();
    const between = jest.fn();
    setImmediate(between);
    await look();
    await look();
    expect(between).toHaveBeenCalled();
  });

  it('names the constraint that a statement broke', async () => {
    const insert = () => opened.db.insertInto('newsletter').values({ email: 'x@y.co' }).execute();
    await insert();
    const error = await insert().catch((reason: unknown) => reason);
    expect(findBrokenConstraint(error)).toBe('newsletter_email_key');
    expect(isDatabaseUnavailable(error)).toBe(false);
  });

  it('does not report a mistake in a statement as an outage', async () => {
    const error = await sql`select nonsense`.execute(opened.db).catch((reason: unknown) => reason);
    expect(findBrokenConstraint(error)).toBeUndefined();
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});

it.each([
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' })],
  [Object.assign(new Error('x'), { code: '57P01' })],
  [Object.assign(new Error('x'), { code: '53300' })],
  [new Error('timeout exceeded when trying to connect')],
  [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })])],
])('reports %p as an outage', (error) => expect(isDatabaseUnavailable(error)).toBe(true));

it('repeats until the database is there, and only for outages', async () => {
  const warned = jest.fn();
  const outage = Object.assign(new Error('down'), { code: 'ECONNREFUSED' });
  const work = jest.fn().mockRejectedValueOnce(outage).mockResolvedValue('ready');
  const { signal } = new AbortController();
  expect(await repeatUntilAvailable(work, { warn: warned }, signal)).toBe('ready');
  expect(warned).toHaveBeenCalledTimes(1);
  const mistake = jest.fn().mockRejectedValue(new Error('mistake'));
  await expect(repeatUntilAvailable(mistake, { warn: warned }, signal)).rejects.toThrow('mistake');
});
