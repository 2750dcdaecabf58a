import { createAuthTest } from '../../testing/auth-test';

const { test } = createAuthTest({ AUTH_RATE_LIMIT_ENABLE: 'true', AUTH_RATE_LIMIT_GLOBAL_BURST: '2' });
const send = (method: 'OPTIONS' | 'GET', origin: string) =>
  test.visitor.send({
    method,
    url: '/v1/auth/version',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });

it.each(['http://localhost:3000', 'https://other.example'])('lets a page of %s read the responses', async (origin) => {
  const allowed = { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' };
  expect(await send('OPTIONS', origin)).toMatchObject({
    status: 204,
    headers: { ...allowed, 'access-control-allow-headers': 'authorization', vary: 'Origin' },
  });
  expect(await send('GET', origin)).toMatchObject({ status: 200, headers: allowed });
});

it.each([
  'null',
  '*',
  'https://localhost:3000',
  'http://localhost:30000',
  'http://localhost:3000.evil.example',
  'http://evil.example/http://localhost:3000',
  'https://other.example.evil.example',
  'https://notother.example',
  'https://sub.other.example',
])('lets no page of %s read them', async (origin) => {
  for (const method of ['OPTIONS', 'GET'] as const) {
    const { headers } = await send(method, origin);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect(headers.vary).toBe('Origin');
  }
});

it('sends a rate-limited page a response that it may read', async () => {
  const origin = 'http://localhost:3000';
  const statuses = [];
  for (let i = 0; i < 3; i += 1) statuses.push((await send('GET', origin)).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(await send('OPTIONS', origin)).toMatchObject({ status: 204 });
  expect((await send('GET', origin)).headers['access-control-allow-origin']).toBe(origin);
});
