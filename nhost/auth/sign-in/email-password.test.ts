import { createAuthTest, rejectedAs } from '../../testing/auth-test';

const { test, post, get, signUp } = createAuthTest();
const ana = { email: 'ana@exemplo.com', password: 'Abc123' };

it('signs up and in, and the session has the shape that clients know', async () => {
  const session = await signUp();
  expect(session).toEqual({
    accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    accessTokenExpiresIn: 900,
    refreshToken: expect.stringMatching(/^[0-9a-f-]{36}$/),
    refreshTokenId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    user: {
      activeMfaType: null,
      avatarUrl: expect.stringMatching(/^https:\/\/www\.gravatar\.com\/avatar\/[0-9a-f]{32}\?d=blank&r=g$/),
      createdAt: '2026-03-02T12:00:00.000Z',
      defaultRole: 'user',
      displayName: 'ana@exemplo.com',
      email: 'ana@exemplo.com',
      emailVerified: false,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      isAnonymous: false,
      locale: 'en',
      metadata: null,
      phoneNumberVerified: false,
      roles: ['me', 'user'],
    },
  });
  const again = await post('/signin/email-password', { ...ana, email: ' ANA@exemplo.com' });
  expect(again).toMatchObject({ status: 200, body: { session: { user: { id: session.user.id } } } });
  expect(await get('/user', session.accessToken)).toMatchObject({ status: 200, body: { id: session.user.id } });
});

it('puts Hasura’s claims into the access token', async () => {
  const { accessToken, user } = await signUp();
  const payload = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as object;
  const seconds = Date.parse('2026-03-02T12:00:00.000Z') / 1000;
  expect(payload).toEqual({
    sub: user.id,
    iss: 'hasura-auth',
    iat: seconds,
    exp: seconds + 900,
    sid: expect.any(String),
    'https://hasura.io/jwt/claims': {
      'x-hasura-allowed-roles': ['me', 'user'],
      'x-hasura-default-role': 'user',
      'x-hasura-user-id': user.id,
      'x-hasura-user-is-anonymous': 'false',
    },
  });
});

it('responds alike to a wrong password and an unknown e-mail', async () => {
  await signUp();
  const wrong = await post('/signin/email-password', { ...ana, password: 'Abc124' });
  const unknown = await post('/signin/email-password', { ...ana, email: 'nobody@exemplo.com' });
  expect(wrong).toMatchObject(rejectedAs(401, 'invalid-email-password'));
  expect(unknown.body).toEqual(wrong.body);
});

it('refuses a disabled user only after the right password', async () => {
  const { user, accessToken } = await signUp();
  await test.db.updateTable('auth.users').set({ disabled: true }).where('id', '=', user.id).execute();
  expect(await post('/signin/email-password', ana)).toMatchObject(rejectedAs(401, 'disabled-user'));
  expect(await post('/signin/email-password', { ...ana, password: 'other1' })).toMatchObject(
    rejectedAs(401, 'invalid-email-password'),
  );
  expect(await get('/user', accessToken)).toMatchObject(rejectedAs(401, 'unauthorized'));
});

it.each([
  ['no body', undefined],
  ['an array', []],
  ['no password', { email: ana.email }],
  ['an unknown field', { ...ana, role: 'admin' }],
  ['no e-mail address', { ...ana, email: 'ana' }],
  ['a password of 51 characters', { ...ana, password: 'x'.repeat(51) }],
  ['a password of 73 bytes', { ...ana, password: 'é'.repeat(37) }],
  ['a NUL', { ...ana, password: 'abc\0def' }],
  ['half a surrogate pair', { ...ana, password: 'abc\ud800' }],
])('refuses %s', async (_name, body) => {
  expect(await post('/signin/email-password', body)).toMatchObject(rejectedAs(400, expect.any(String) as never));
});

it('takes an e-mail once, in any case of its letters, also when ten ask at once', async () => {
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      post('/signup/email-password', { ...ana, email: i % 2 ? 'ANA@exemplo.com' : ana.email }),
    ),
  );
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.filter(({ status }) => status === 409)).toHaveLength(9);
});

it('rejects a role that is not offered', async () => {
  const signUpWith = (options: object) => post('/signup/email-password', { ...ana, options });
  expect(await signUpWith({ allowedRoles: ['user', 'admin'] })).toMatchObject(rejectedAs(400, 'role-not-allowed'));
  expect(await signUpWith({ defaultRole: 'admin' })).toMatchObject(
    rejectedAs(400, 'default-role-must-be-in-allowed-roles'),
  );
  expect(await signUpWith({ redirectTo: 'https://evil.example' })).toMatchObject(
    rejectedAs(400, 'redirectTo-not-allowed'),
  );
  expect(await post('/signup/email-password', { ...ana, password: 'abcde' })).toMatchObject(
    rejectedAs(400, 'password-too-short'),
  );
  expect(await test.db.selectFrom('auth.users').where('email', '=', ana.email).select('id').execute()).toEqual([]);
});

it('responds to a call it does not have in Nhost’s own way', async () => {
  expect(await get('/nothing')).toMatchObject({ status: 404, body: '404 page not found' });
  expect(await get('/token')).toMatchObject({ status: 404, body: '404 page not found' });
  expect(await get('/healthz')).toMatchObject({ status: 200, body: 'OK' });
  expect(await get('/version')).toMatchObject({ status: 200, body: { version: expect.any(String) } });
  expect(await get('/.well-known/jwks.json')).toMatchObject({ status: 200, body: { keys: null } });
});
