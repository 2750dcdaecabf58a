import { createTestApp } from '../testing/test-app';
import { type AddressInfo, connect } from 'node:net';

const test = createTestApp();
const login = (headers: Record<string, string>, payload: string) =>
  test.visitor.send({ method: 'POST', url: '/api/users/login', headers, payload });

it.each(['/', '/api', '/api/nope', '/metrics', '/v1/storage/files', '/../etc/passwd'])(
  'responds 404 in JSON to %s',
  async (path) => {
    expect(await test.visitor.get(path)).toMatchObject({ status: 404, body: { error: 'Este endereço não existe.' } });
  },
);

it('responds 405 to other methods and lists the allowed ones', async () => {
  const cases = [
    ['PATCH', '/api/usuarios/1', 'DELETE, PUT'],
    ['DELETE', '/api/usuarios', 'GET, HEAD, POST'],
    ['GET', '/api/users/login', 'POST'],
    ['GET', '/v1/graphql', 'POST'],
    ['TRACE', '/healthz', 'GET, HEAD'],
  ] as const;
  for (const [method, url, allow] of cases) {
    const response = await test.visitor.send({ method, url } as never);
    expect(response).toMatchObject({ status: 405, headers: { allow } });
  }
});

it('sends no CORS headers and sets no cookie', async () => {
  const origin = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const responses = await Promise.all([
    test.visitor.send({ method: 'OPTIONS', url: '/api/users/login', headers: origin }),
    test.visitor.get('/api/usuarios', origin),
    test.visitor.get('/healthz', origin),
  ]);
  for (const { headers } of responses) {
    expect(Object.keys(headers).filter((name) => /^(access-control|set-cookie|server|x-powered)/.test(name))).toEqual(
      [],
    );
  }
});

it('sends the security headers with every kind of response', async () => {
  for (const path of ['/healthz', '/api/usuarios', '/nope']) {
    expect((await test.visitor.get(path)).headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      vary: 'Accept-Language',
    });
  }
});

it.each<[string, Record<string, string>, string, number]>([
  ['broken JSON', { 'content-type': 'application/json' }, '{"email":', 400],
  ['an array', { 'content-type': 'application/json' }, '[]', 400],
  ['null', { 'content-type': 'application/json' }, 'null', 400],
  ['nothing', { 'content-type': 'application/json' }, '', 400],
  ['deep nesting', { 'content-type': 'application/json' }, '['.repeat(8000), 400],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'email=a', 415],
  ['plain text', { 'content-type': 'text/plain' }, '{}', 415],
  [
    'a body of 16 kB and more',
    { 'content-type': 'application/json' },
    JSON.stringify({ email: 'x'.repeat(17_000) }),
    413,
  ],
])('rejects %s', async (_case, headers, payload, status) => {
  const response = await login(headers, payload);
  expect(response).toMatchObject({ status, body: { error: expect.any(String) } });
});

it('logs a line for each call, with no secret, no token and no body in it', async () => {
  const admin = await test.signIn('marina');
  await admin.get('/api/auditoria?antes=4711');
  await login({ 'content-type': 'application/json' }, '{"email":"a@b.co","senha":"my secret"}');
  const log = test.logged.join('');
  expect(log).not.toMatch(/my secret|ponte-sobre-o-rio|Bearer|eyJ|4711|a@b\.co/);
  const lines = test.logged.map((line) => JSON.parse(line) as object);
  expect(lines).toContainEqual(
    expect.objectContaining({
      method: 'GET',
      route: '/api/auditoria',
      status: 200,
      person: test.ids.marina,
      reqId: expect.any(String),
    }),
  );
});

it('sends no detail of an internal error, and logs it without its values', async () => {
  jest.spyOn(test.app.passwords, 'matches').mockImplementation(async () => {
    throw Object.assign(new Error('the reason'), { parameters: ['my secret'], detail: 'my secret' });
  });
  const response = await login({ 'content-type': 'application/json' }, '{"email":"a@b.co","senha":"x"}');
  const error = 'Algo deu errado do nosso lado. Tente de novo em instantes.';
  expect(response).toMatchObject({ status: 500, body: { error } });
  const log = test.logged.join('');
  expect(log).toContain('the reason');
  expect(log).not.toContain('my secret');
});

it('measures responses by route', async () => {
  await test.visitor.get('/healthz');
  await test.visitor.get('/secret-path');
  const metrics = await test.app.metrics.metrics();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/healthz",status="200"}');
  expect(metrics).toContain('password_hash_waiting 0');
  expect(metrics).not.toContain('secret-path');
});

const megabyte = 1_048_576;
const post = 'POST /api/users/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const piece = 'x'.repeat(65_536);

/** Sends the whole body, and the next request behind it; returns the status lines. */
function send(head: string, pieces: Iterable<string>): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = connect((test.app.http.server.address() as AddressInfo).port, '127.0.0.1');
    let received = '';
    socket.on('data', (data) => (received += data.toString()));
    socket.once('error', reject);
    socket.once('close', () => resolve(received.match(/HTTP\/1\.1 \d+/g) ?? []));
    socket.write(`${post}${head}\r\n\r\n`);
    for (const one of pieces) socket.write(one);
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  });
}

beforeAll(() => test.app.http.listen({ host: '127.0.0.1', port: 0 }));

it.each([
  ['that declares its length', `Content-Length: ${megabyte}`, Array<string>(16).fill(piece)],
  ['in chunks', 'Transfer-Encoding: chunked', [...Array<string>(16).fill(`10000\r\n${piece}\r\n`), '0\r\n\r\n']],
])('responds 413 to a body of 1 MiB %s and keeps the connection', async (_case, head, pieces) => {
  expect(await send(head, pieces)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});
