import type { SessionJson } from '../sessions/sessions';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';

const { post, get, signUp, mails, follow } = createAuthTest();
const email = 'ana@exemplo.com';
const signInAnonymously = async () => ((await post('/signin/anonymous')).body as { session: SessionJson }).session;

it('signs in without a name, and such a user may not have personal access tokens', async () => {
  const { user, accessToken, refreshToken } = await signInAnonymously();
  expect(user).toMatchObject({ isAnonymous: true, defaultRole: 'anonymous', roles: ['anonymous'], avatarUrl: '' });
  expect(user).not.toHaveProperty('email');
  expect(user.displayName).toBe('Anonymous User');
  const pat = await post('/pat', { expiresAt: '2026-04-01T00:00:00.000Z' }, accessToken);
  expect(pat).toMatchObject(rejectedAs(403, 'forbidden-anonymous'));
  expect(await post('/token', { refreshToken })).toMatchObject({ status: 200 });
});

it('becomes a user with a password, who keeps id and session', async () => {
  const { user, accessToken, refreshToken } = await signInAnonymously();
  const conversion = { signInMethod: 'email-password', email, password: 'Abc123', options: { displayName: 'Ana' } };
  const all = await Promise.all(Array.from({ length: 10 }, () => post('/user/deanonymize', conversion, accessToken)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  const signedIn = await post('/signin/email-password', { email, password: 'Abc123' });
  expect(signedIn).toMatchObject({
    body: { session: { user: { id: user.id, isAnonymous: false, displayName: 'Ana' } } },
  });
  expect(await post('/token', { refreshToken })).toMatchObject({ body: { user: { roles: ['me', 'user'] } } });
});

it('becomes a user by a link, and its sessions end until the link is opened', async () => {
  const { user, accessToken, refreshToken } = await signInAnonymously();
  const conversion = { signInMethod: 'passwordless', connection: 'email', email };
  expect(await post('/user/deanonymize', conversion, accessToken)).toMatchObject({ status: 200, body: 'OK' });
  expect(await post('/token', { refreshToken })).toMatchObject(rejectedAs(401, 'invalid-refresh-token'));
  const target = await follow((await mails.next()).headers['x-link'] ?? '');
  const refreshed = await post('/token', { refreshToken: target.searchParams.get('refreshToken') ?? '' });
  expect(refreshed).toMatchObject({ body: { user: { id: user.id, email, emailVerified: true } } });
});

it('refuses a taken e-mail, a user who is not anonymous, and a phone number', async () => {
  const { accessToken: signedUp } = await signUp(email);
  const { accessToken } = await signInAnonymously();
  const conversion = { signInMethod: 'email-password', email, password: 'Abc123' };
  expect(await post('/user/deanonymize', conversion, accessToken)).toMatchObject(
    rejectedAs(409, 'email-already-in-use'),
  );
  expect(await post('/user/deanonymize', conversion, signedUp)).toMatchObject(rejectedAs(400, 'user-not-anonymous'));
  const sms = { signInMethod: 'passwordless', connection: 'sms', phoneNumber: '+15554951584' };
  expect(await post('/user/deanonymize', sms, accessToken)).toMatchObject({ status: 400 });
  expect(await get('/user', accessToken)).toMatchObject({ body: { isAnonymous: true } });
});
