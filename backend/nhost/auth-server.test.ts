import { samplePeople } from 'fixtures/people';
import { createTestApp } from '../testing/test-app';

const test = createTestApp({ AUTH_PORT: '0', AUTH_API_PREFIX: '/auth/' });
const { email, senha: password } = samplePeople.marina;
let url: string;
beforeAll(async () => void (url = `http://127.0.0.1:${await test.app.authServer.listen()}`));

const post = (path: string, body: object) =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

it('listens on a port and under a prefix of its own, for the auth service alone', async () => {
  const response = await post('/auth/signin/email-password', { email, password });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ session: { user: { email } } });
  expect(response.headers.get('cache-control')).toBe('no-store');
  for (const path of ['/v1/auth/signin/email-password', '/signin/email-password', '/api/users/login']) {
    expect([path, (await post(path, { email, password })).status]).toEqual([path, 404]);
  }
});

it('serves the same sessions at both addresses', async () => {
  const { body } = await test.visitor.post('/v1/auth/signin/email-password', { email, password });
  const { refreshToken } = (body as { session: { refreshToken: string } }).session;
  expect((await post('/auth/token', { refreshToken })).status).toBe(200);
  expect(await test.visitor.post('/v1/auth/token', { refreshToken })).toMatchObject({ status: 401 });
});

it('reads no body that is too long, and lets its sender read the response', async () => {
  const response = await post('/auth/token', { refreshToken: 'x'.repeat(5_000_000) });
  expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid-request' }]);
});

describe('without a port, as by default', () => {
  const usual = createTestApp();
  it('does not listen', async () => expect(await usual.app.authServer.listen()).toBeUndefined());
});

describe('without a prefix', () => {
  const plain = createTestApp({ AUTH_PORT: '0' });
  it('serves the paths of Nhost’s own service', async () => {
    const port = await plain.app.authServer.listen();
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    expect([response.status, await response.json()]).toEqual([200, 'OK']);
  });
});
