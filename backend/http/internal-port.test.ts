import { serveInternal } from './internal-port';

let port: Awaited<ReturnType<typeof serveInternal>>;

beforeAll(async () => {
  port = await serveInternal(
    {
      '/echo': async (query) => ({ status: 200, type: 'text/plain', body: query.get('since') ?? '' }),
      '/broken': () => Promise.reject(new Error('the reason')),
    },
    '127.0.0.1',
    0,
  );
});
afterAll(() => port.close());

const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port.port}${path}`, init);

it.each([
  ['/echo?since=now', 200, 'now'],
  ['/echo', 200, ''],
  ['/broken', 503, ''],
  ['/', 404, ''],
  ['/toString', 404, ''],
])('responds to %s with %d', async (path, status, body) => {
  const response = await get(path);
  expect([response.status, await response.text()]).toEqual([status, body]);
});

it('rejects other methods than GET', async () => {
  expect((await get('/echo', { method: 'POST', body: 'x' })).status).toBe(405);
});

it('reports that its address is taken', async () => {
  await expect(serveInternal({}, '127.0.0.1', port.port)).rejects.toThrow('EADDRINUSE');
});
