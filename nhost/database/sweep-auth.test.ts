import { followTestClock } from 'backend/testing/test-app';
import { createAuthTest } from '../testing/auth-test';
import { sweepAuth } from './sweep-auth';
import type { AuthDatabase } from './tables';

const { test, post, signUp } = createAuthTest({ AUTH_RATE_LIMIT_ENABLE: 'true' });
followTestClock(test);
const tables = ['refresh_tokens', 'challenges', 'used_id_tokens', 'rate_limits'] as const;

it('deletes each row once it has expired, and not before', async () => {
  await test.db.deleteFrom('auth.challenges').execute();
  const db = test.db as unknown as AuthDatabase;
  const inSeconds = (seconds: number) => new Date(test.now().getTime() + seconds * 1000);
  const count = async () => {
    const rows = tables.map((table) => db.selectFrom(`auth.${table}`).selectAll().execute());
    return (await Promise.all(rows)).map(({ length }) => length > 0);
  };
  await signUp();
  await post('/signin/webauthn', {});
  await db
    .insertInto('auth.used_id_tokens')
    .values({ hash: 'x', expires_at: inSeconds(3600) })
    .execute();
  await sweepAuth(db, inSeconds(59));
  expect(await count()).toEqual([true, true, true, true]);
  await sweepAuth(db, inSeconds(301));
  expect(await count()).toEqual([true, false, true, false]);
  await sweepAuth(db, inSeconds(2_592_001));
  expect(await count()).toEqual([false, false, false, false]);
});
