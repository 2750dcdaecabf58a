import { until } from '@ponte/toolchain/jest/until';
import { createTestApp } from '../testing/test-app';

const hashing = { inside: 2, waiting: 3 };
const test = createTestApp({
  PASSWORD_HASH_CONCURRENCY: String(hashing.inside),
  PASSWORD_HASH_WAITING: String(hashing.waiting),
  LOGIN_FAILURES_PER_ADDRESS: '1000',
});
const atOnce = hashing.inside + hashing.waiting;
const flood = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    test.visitor.post('/api/users/login', { email: `p${index}@ponte.example`, senha: 'wrong' }),
  );
const untilFull = () =>
  until('a full queue of logins', async () =>
    (await test.app.metrics.metrics()).includes(`password_hash_waiting ${hashing.waiting}`),
  );

/** Holds every hash until `finish`. */
function holdHashes() {
  let finish = (_matches: boolean) => {};
  const held = jest.spyOn(test.app.passwords, 'matches').mockReturnValue(new Promise((resolve) => (finish = resolve)));
  return { held, finish };
}

it('rejects a login while the queue is full, before it makes a query or reads the body', async () => {
  const { finish } = holdHashes();
  const taken = flood(atOnce);
  await untilFull();
  const queries = jest.spyOn(test.db.getExecutor(), 'executeQuery');
  const rejected = await test.visitor.send({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"email":',
  });
  expect(rejected).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { error: expect.any(String) } });
  expect(queries).not.toHaveBeenCalled();
  finish(false);
  expect((await Promise.all(taken)).map(({ status }) => status)).toEqual(Array(atOnce).fill(401));
});

it('responds with the list of users while logins hash and wait', async () => {
  const admin = await test.signIn('marina');
  const { held, finish } = holdHashes();
  const taken = flood(atOnce);
  await untilFull();
  expect(await admin.get('/api/usuarios')).toMatchObject({ status: 200, body: expect.any(Array) });
  await until('the hashes that may run at once', () => held.mock.calls.length === hashing.inside);
  finish(false);
  await Promise.all(taken);
});

it('hashes no more passwords at once than configured, however many logins come', async () => {
  const running: Array<(matches: boolean) => void> = [];
  let most = 0;
  const matches = jest.spyOn(test.app.passwords, 'matches').mockImplementation(
    () =>
      new Promise((resolve) => {
        running.push(resolve);
        most = Math.max(most, running.length);
      }),
  );
  const responses = flood(40);
  for (let done = 0; done < atOnce; done += 1) {
    const started = Math.min(done + hashing.inside, atOnce);
    await until(`hash ${started} running`, () => matches.mock.calls.length === started);
    running.shift()?.(false);
  }
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(most).toBe(hashing.inside);
  expect(statuses.filter((status) => status === 401)).toHaveLength(atOnce);
  expect(statuses.filter((status) => status === 503)).toHaveLength(40 - atOnce);
});
