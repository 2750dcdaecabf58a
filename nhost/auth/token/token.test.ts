import { randomUUID } from 'node:crypto';
import type { SessionJson } from '../sessions/sessions';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';

const { test, post, get, signUp } = createAuthTest();
const refresh = (refreshToken: string) => post('/token', { refreshToken });

it('rotates the refresh token of a session that stays the same', async () => {
  const session = await signUp();
  const { status, body } = await refresh(session.refreshToken);
  const rotated = body as SessionJson;
  expect(status).toBe(200);
  expect(rotated.refreshTokenId).toBe(session.refreshTokenId);
  expect(rotated.refreshToken).not.toBe(session.refreshToken);
  expect(await refresh(session.refreshToken)).toMatchObject(rejectedAs(401, 'invalid-refresh-token'));
  expect(await refresh(rotated.refreshToken)).toMatchObject({ status: 200 });
});

it('yields one session for a token that is sent ten times at once, to two instances', async () => {
  const { refreshToken } = await signUp();
  const another = await test.startAnother();
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, i) => (i % 2 ? test.visitor : another).post('/v1/auth/token', { refreshToken })),
  );
  expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
  const rows = await test.db.selectFrom('auth.refresh_tokens').select('id').execute();
  expect(rows).toHaveLength(1);
});

it('refuses an unknown, an expired and a disabled user’s token', async () => {
  const { refreshToken, user } = await signUp();
  expect(await refresh(randomUUID())).toMatchObject(rejectedAs(401, 'invalid-refresh-token'));
  expect(await refresh('x')).toMatchObject(rejectedAs(400, 'schema-validation-error'));
  await test.db.updateTable('auth.users').set({ disabled: true }).where('id', '=', user.id).execute();
  expect(await refresh(refreshToken)).toMatchObject(rejectedAs(401, 'disabled-user'));
  await test.db.updateTable('auth.users').set({ disabled: false }).where('id', '=', user.id).execute();
  test.passTime(2_592_000_000);
  expect(await refresh(refreshToken)).toMatchObject(rejectedAs(401, 'invalid-refresh-token'));
});

it('verifies an access token until it expires', async () => {
  const { accessToken } = await signUp();
  expect(await post('/token/verify', { token: accessToken })).toMatchObject({ status: 200, body: 'OK' });
  expect(await post('/token/verify', undefined, accessToken)).toMatchObject({ status: 200, body: 'OK' });
  expect(await post('/token/verify', {})).toMatchObject(rejectedAs(400, 'invalid-request'));
  const [head, body] = accessToken.split('.');
  expect(await post('/token/verify', { token: `${head}.${body}.x` })).toMatchObject(rejectedAs(400, 'invalid-request'));
  test.passTime(901_000);
  expect(await post('/token/verify', { token: accessToken })).toMatchObject(rejectedAs(400, 'invalid-request'));
  expect(await get('/user', accessToken)).toMatchObject(rejectedAs(401, 'unauthorized'));
});

it('signs out one session, or all of them with the access tokens and personal ones', async () => {
  const [one, two] = [await signUp(), await signUp('bia@exemplo.com')];
  expect(await post('/signout', { refreshToken: one.refreshToken, all: false, other: 1 })).toMatchObject({
    body: 'OK',
  });
  expect(await refresh(one.refreshToken)).toMatchObject(rejectedAs(401, 'invalid-refresh-token'));
  expect(await get('/user', one.accessToken)).toMatchObject(rejectedAs(401, 'unauthorized'));
  expect(await post('/signout', { refreshToken: randomUUID() })).toMatchObject({ status: 200, body: 'OK' });
  expect(await post('/signout', {})).toMatchObject(rejectedAs(400, 'invalid-request'));
  expect(await post('/signout', { all: true })).toMatchObject(rejectedAs(400, 'invalid-request'));

  const expiresAt = '2026-04-01T00:00:00.000Z';
  const pat = (await post('/pat', { expiresAt }, two.accessToken)).body as { personalAccessToken: string };
  expect(await post('/signin/pat', { personalAccessToken: pat.personalAccessToken })).toMatchObject({ status: 200 });
  expect(await post('/signout', { all: true }, two.accessToken)).toMatchObject({ status: 200, body: 'OK' });
  expect(await refresh(two.refreshToken)).toMatchObject(rejectedAs(401, 'invalid-refresh-token'));
  expect(await post('/signin/pat', { personalAccessToken: pat.personalAccessToken })).toMatchObject(
    rejectedAs(401, 'invalid-pat'),
  );
});
