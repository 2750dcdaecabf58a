import { createAuthenticator } from '../../testing/authenticator';
import { createAuthTest } from '../../testing/auth-test';
import type { SessionJson } from '../sessions/sessions';

const { test, post } = createAuthTest();
const email = 'ana@exemplo.com';
interface Options {
  challenge: string;
  user: { id: string };
}

const start = async (path: string, token?: string) =>
  (await post(path, path === '/signup/webauthn' ? { email } : {}, token)).body as Options;

/** The statuses of one call that comes ten times at once, to two instances. */
async function sendTenTimes(path: string, body: object, token?: string) {
  const another = await test.startAnother();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, i) => (i % 2 ? test.visitor : another).post(`/v1/auth${path}`, body, headers)),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
  return all.find(({ status }) => status === 200)?.body as { session: SessionJson };
}

it('signs up, adds a key and elevates once, when the same credential comes ten times at once', async () => {
  const authenticator = createAuthenticator();
  const signUp = { credential: authenticator.create(await start('/signup/webauthn')) };
  const { session } = await sendTenTimes('/signup/webauthn/verify', signUp);
  const { accessToken } = session;
  const elevation = { credential: authenticator.get(await start('/elevate/webauthn', accessToken)) };
  await sendTenTimes('/elevate/webauthn/verify', elevation, accessToken);
  const other = { credential: createAuthenticator().create(await start('/user/webauthn/add', accessToken)) };
  await sendTenTimes('/user/webauthn/verify', other, accessToken);
  const count = async (table: 'auth.refresh_tokens' | 'auth.user_security_keys') =>
    (await test.db.selectFrom(table).select('id').execute()).length;
  expect([await count('auth.refresh_tokens'), await count('auth.user_security_keys')]).toEqual([2, 2]);
});
