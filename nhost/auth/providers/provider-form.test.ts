import { createAuthTest, rejectedAs } from '../../testing/auth-test';
import { createBrowser } from '../../testing/browser';
import { type OidcProvider, startOidcProvider } from '../../testing/oidc-provider';
import type { SessionJson } from '../sessions/sessions';

let provider: OidcProvider;
const { test, post } = createAuthTest({}, async () => {
  provider = await startOidcProvider();
  return provider.appleSettings;
});
afterAll(() => provider.stop());

const start = 'http://localhost:4010/v1/auth/signin/provider/apple';
const path = '/v1/auth/signin/provider/apple/callback';
const page = 'http://localhost:3000';
const ana = { sub: 'ana-1', email: 'ana@exemplo.com', email_verified: true };
const name = JSON.stringify({ name: { firstName: 'Ana', lastName: 'Leão' }, email: 'other@exemplo.com' });
const addName = (fields: URLSearchParams) => fields.set('user', name);
const signIn = (onForm?: (fields: URLSearchParams) => void) =>
  createBrowser(() => test.visitor, onForm).follow(start, page);
const errorOf = ({ searchParams }: URL) => searchParams.get('error');
const send = (payload: string, type = 'application/x-www-form-urlencoded', url = path) =>
  test.visitor.send({ method: 'POST', url, payload, headers: { 'content-type': type } });

async function userOf(url: URL) {
  const { status, body } = await post('/token', { refreshToken: url.searchParams.get('refreshToken') ?? '' });
  expect(status).toBe(200);
  return (body as SessionJson).user;
}

it('signs up by a form, with the name that comes once beside the response, and in again without', async () => {
  await provider.seat(ana);
  const user = await userOf(await signIn(addName));
  expect(user).toMatchObject({ email: ana.email, emailVerified: true, displayName: 'Ana Leão' });
  expect(await userOf(await signIn())).toMatchObject({ id: user.id, displayName: 'Ana Leão' });
});

it.each([
  ['the provider gives another one', { name: 'Ana Maria' }, name, 'Ana Maria'],
  ['it is not JSON', {}, '{', 'bia@exemplo.com'],
  ['it is JSON of another kind', {}, '{"name":"Ana"}', 'bia@exemplo.com'],
  ['it is empty', {}, '{"name":{}}', 'bia@exemplo.com'],
  ['it is long', {}, JSON.stringify({ name: { firstName: 'x'.repeat(3000) } }), 'bia@exemplo.com'],
])('does not take the name beside the response when %s', async (_case, claims, user, displayName) => {
  await provider.seat({ sub: `bia-${displayName}`, email: 'bia@exemplo.com', email_verified: true, ...claims });
  const target = await signIn((fields) => fields.set('user', user));
  expect(await userOf(target)).toMatchObject({ displayName });
});

it('passes on that the person declined', async () => {
  await provider.decline();
  expect(Object.fromEntries((await signIn()).searchParams)).toMatchObject({
    error: 'oauth-provider-error',
    provider_error: 'access_denied',
    provider_error_description: 'the person declined',
  });
});

it('is rejected in another browser', async () => {
  await provider.seat(ana);
  const stolen = await createBrowser(() => test.visitor).follow(start, `${start}/callback`);
  expect(errorOf(await createBrowser(() => test.visitor).visit(stolen))).toBe('invalid-state');
});

it('passes on to the callback only what a response has, and nowhere else', async () => {
  const response = await send(`state=a&state=b&code=${'x'.repeat(2001)}&redirectTo=//evil.example&__proto__=x&error=y`);
  expect(response).toMatchObject({ status: 303, headers: { location: `${start}/callback?state=b&error=y` } });
  expect(await send('', undefined, path.replace('apple', '..%2F..%2F'))).toMatchObject({
    status: 303,
    headers: { location: `${start.replace('apple', '..%2F..%2F')}/callback?` },
  });
});

it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])('rejects %s', async (type) => {
  expect(await send('{}', type)).toMatchObject(rejectedAs(400, 'invalid-request'));
});
