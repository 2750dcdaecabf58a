import { createTestApp } from '../testing/test-app';

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 5));
const test = createTestApp({ PASSWORD_HASH_CONCURRENCY: '1', PASSWORD_HASH_WAITING: '1' });
const login = (email: string) => test.visitor.post('/api/users/login', { email, senha: 'wrong' });

it('tells who comes when the queue is full to come back, before a query is made or the body is read', async () => {
  let finish = (_matches: boolean) => {};
  jest.spyOn(test.app.passwords, 'matches').mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const taken = [login('a@ponte.example'), login('b@ponte.example')];
  while (!(await test.app.metrics.metrics()).includes('password_hash_waiting 1')) await nextTurn();
  const payload = '{"email":';
  const refused = await test.visitor.send({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' }, body: { error: expect.any(String) } });
  finish(false);
  expect((await Promise.all(taken)).map(({ status }) => status)).toEqual([401, 401]);
});
