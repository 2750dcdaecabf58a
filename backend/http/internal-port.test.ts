import { serveInternal } from './internal-port';

let port: Awaited<ReturnType<typeof serveInternal>>;

beforeAll(async () => {
  port = await serveInternal(
    {
      '/asked': async (query) => ({ status: 200, type: 'text/plain', body: query.get('since') ?? '' }),
      '/broken': () => Promise.reject(new Error('the reason')),
    },
    '127.0.0.1',
    0,
  );
});
afterAll(() => port.close());

const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port.port}${path}`, init);

it.each([
  ['/asked?since=now', 200, 'now'],
  ['/asked', 200, ''],
  ['/broken', 503, ''],
  ['/', 404, ''],
  ['/toString', 404, ''],
])('answers %s with %d', async (path, status, body) => {
  const answer = await ask(path);
  expect([answer.status, await answer.text()]).toEqual([status, body]);
});

it('rejects other methods than GET', async () => {
  expect((await ask('/asked', { method: 'POST', body: 'x' })).status).toBe(405);
});

it('reports that its address is taken', async () => {
  await expect(serveInternal({}, '127.0.0.1', port.port)).rejects.toThrow('EADDRINUSE');
});
