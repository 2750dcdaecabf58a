import { samplePeople } from 'fixtures/people';
import { createAuthTest, rejectedAs } from '../../testing/auth-test';

const { test, post, get, signUp, mails, follow } = createAuthTest();
const email = 'ana@exemplo.com';
const signIn = (password: string) => post('/signin/email-password', { email, password });

it('resets a password by mail, once, and ends every session and personal access token', async () => {
  const { accessToken, refreshToken } = await signUp(email);
  const pat = (await post('/pat', { expiresAt: '2026-04-01T00:00:00.000Z' }, accessToken)).body as object;
  expect(await post('/user/password/reset', { email })).toMatchObject({ status: 200, body: 'OK' });
  const { to, headers } = await mails.next();
  expect(to).toBe(email);
  expect(headers).toMatchObject({
    subject: 'Choose a new password',
    'x-email-template': 'password-reset',
    'x-redirect-to': 'http://localhost:3000',
    'x-ticket': expect.stringMatching(/^passwordReset:[0-9a-f-]{36}$/),
  });
  const ticket = headers['x-ticket'] ?? '';
  expect(headers['x-link']).toBe(
    `http://localhost:4010/v1/auth/verify?redirectTo=http%3A%2F%2Flocalhost%3A3000&ticket=${encodeURIComponent(ticket)}&type=passwordReset`,
  );

  const change = () => post('/user/password', { newPassword: 'Zzz999', ticket });
  const all = await Promise.all(Array.from({ length: 10 }, change));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.filter(({ status }) => status === 401)).toHaveLength(9);
  expect(await signIn('Zzz999')).toMatchObject({ status: 200 });
  expect(await signIn('Abc123')).toMatchObject(rejectedAs(401, 'invalid-email-password'));
  expect(await post('/token', { refreshToken })).toMatchObject(rejectedAs(401, 'invalid-refresh-token'));
  expect(await get('/user', accessToken)).toMatchObject(rejectedAs(401, 'unauthorized'));
  const personalAccessToken = (pat as { personalAccessToken: string }).personalAccessToken;
  expect(await post('/signin/pat', { personalAccessToken })).toMatchObject(rejectedAs(401, 'invalid-pat'));
});

it('responds alike to a reset for an unknown e-mail, and mails nothing', async () => {
  const known = await signUp(email).then(() => post('/user/password/reset', { email }));
  const unknown = await post('/user/password/reset', { email: 'nobody@exemplo.com' });
  expect(unknown).toMatchObject({ status: known.status, body: known.body });
  expect((await mails.next()).to).toBe(email);
  expect(mails.unread).toEqual([]);
});

it('refuses a ticket after an hour, and one that is for something else', async () => {
  await signUp(email);
  await post('/user/password/reset', { email });
  const ticket = (await mails.next()).headers['x-ticket'];
  test.passTime(3_600_000);
  expect(await post('/user/password', { newPassword: 'Zzz999', ticket })).toMatchObject(
    rejectedAs(401, 'invalid-ticket'),
  );
  const other = { newPassword: 'Zzz999', ticket: 'verifyEmail:5e0bee12-9907-476e-882b-1678a0deed28' };
  expect(await post('/user/password', other)).toMatchObject(rejectedAs(400, 'schema-validation-error'));
});

it('changes a password with the access token, and ends the other sessions but not this one', async () => {
  const { accessToken, refreshToken } = await signUp(email);
  const other = (await signIn('Abc123')).body as { session: { refreshToken: string } };
  expect(await post('/user/password', { newPassword: 'Zzz999' })).toMatchObject(rejectedAs(400, 'invalid-request'));
  expect(await post('/user/password', { newPassword: 'abcd' }, accessToken)).toMatchObject(
    rejectedAs(400, 'password-too-short'),
  );
  expect(await post('/user/password', { newPassword: 'Zzz999' }, accessToken)).toMatchObject({ body: 'OK' });
  expect(await post('/token', { refreshToken: other.session.refreshToken })).toMatchObject({ status: 401 });
  expect(await post('/token', { refreshToken })).toMatchObject({ status: 200 });
  expect(await signIn('Zzz999')).toMatchObject({ status: 200 });
});

it('ends the sessions of the admin area too', async () => {
  const marina = await test.signIn('marina');
  await post('/user/password/reset', { email: samplePeople.marina.email });
  const ticket = (await mails.next()).headers['x-ticket'];
  expect(await post('/user/password', { newPassword: 'Zzz999', ticket })).toMatchObject({ status: 200 });
  expect(await marina.get('/api/perfil')).toMatchObject({ status: 401 });
  const login = { email: samplePeople.marina.email, senha: 'Zzz999' };
  expect(await test.visitor.post('/api/users/login', login)).toMatchObject({ status: 200 });
});

it('signs in by the link of the mail as well, which uses the ticket up', async () => {
  await signUp(email);
  await post('/user/password/reset', { email, options: { redirectTo: 'https://other.example/app/new?a=b' } });
  const { headers } = await mails.next();
  const target = await follow(headers['x-link'] ?? '');
  expect(target.href).toMatch(
    /^https:\/\/other\.example\/app\/new\?a=b&refreshToken=[0-9a-f-]{36}&type=passwordReset$/,
  );
  expect(await post('/token', { refreshToken: target.searchParams.get('refreshToken') ?? '' })).toMatchObject({
    status: 200,
  });
  const late = await post('/user/password', { newPassword: 'Zzz999', ticket: headers['x-ticket'] });
  expect(late).toMatchObject(rejectedAs(401, 'invalid-ticket'));
});
