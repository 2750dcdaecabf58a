import { samplePeople } from 'fixtures/people';
import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const ana = { email: 'ana@ponte.example', nome: 'Ana', senha: 'segredo', role_id: 2, site_slug: 'ponte' };

interface Session {
  accessToken: string;
  refreshToken: string;
  user: { id: string };
}

async function signIn(email: string, password: string): Promise<Session> {
  const { status, body } = await test.visitor.post('/v1/auth/signin/email-password', { email, password });
  expect(status).toBe(200);
  return (body as { session: Session }).session;
}

/** Whether the access token and the refresh token of a session still work. */
async function isAlive({ accessToken, refreshToken }: Session): Promise<[boolean, boolean]> {
  const user = await test.visitor.get('/v1/auth/user', { authorization: `Bearer ${accessToken}` });
  const token = await test.visitor.post('/v1/auth/token', { refreshToken });
  return [user.status === 200, token.status === 200];
}

it('signs in a person whom an admin created, as the user of that row', async () => {
  const marina = await test.signIn('marina');
  await marina.post('/api/usuarios', ana);
  const { user } = await signIn(ana.email, ana.senha);
  const rows = await test.db.selectFrom('auth.users').where('email', '=', ana.email).select('id').execute();
  expect(rows).toEqual([{ id: user.id }]);
});

it.each([
  ['deletes the person', (id: number) => ({ method: 'DELETE' as const, url: `/api/usuarios/${id}` })],
  [
    'changes the role',
    (id: number) => ({
      method: 'PUT' as const,
      url: `/api/usuarios/${id}`,
      payload: { ...ana, senha: undefined, role_id: 3 },
    }),
  ],
  [
    'sets a password',
    (id: number) => ({ method: 'PUT' as const, url: `/api/usuarios/${id}`, payload: { ...ana, senha: 'outra senha' } }),
  ],
])('ends the sessions of both kinds when an admin %s', async (_name, change) => {
  const marina = await test.signIn('marina');
  const { id } = (await marina.post('/api/usuarios', ana)).body as { id: number };
  const session = await signIn(ana.email, ana.senha);
  const login = await test.visitor.post('/api/users/login', { email: ana.email, senha: ana.senha });
  const headers = { authorization: `Bearer ${(login.body as { token: string }).token}` };
  expect(await test.visitor.get('/api/perfil', headers)).toMatchObject({ status: 200 });
  expect((await marina.send(change(id))).status).toBeLessThan(300);
  expect(await isAlive(session)).toEqual([false, false]);
  expect(await test.visitor.get('/api/perfil', headers)).toMatchObject({ status: 401 });
});

it('ends the sessions of both kinds when a person signs out everywhere or changes the password', async () => {
  const { email, senha } = samplePeople.marina;
  const admin = await test.signIn('marina');
  const session = await signIn(email, senha);
  const headers = { authorization: `Bearer ${session.accessToken}` };
  expect(await test.visitor.post('/v1/auth/signout', { all: true }, headers)).toMatchObject({ status: 200 });
  expect(await isAlive(session)).toEqual([false, false]);
  expect(await admin.get('/api/perfil')).toMatchObject({ status: 401 });

  const again = await signIn(email, senha);
  const marina = await test.signIn('marina');
  const change = { senha_atual: senha, senha: 'outra senha' };
  expect(await marina.put('/api/perfil/senha', change)).toMatchObject({ status: 200 });
  expect(await isAlive(again)).toEqual([false, false]);
});

it.each([
  ['another e-mail', { ...ana, senha: undefined, email: 'nova@ponte.example' }],
  ['another role', { ...ana, senha: undefined, role_id: 3 }],
  ['a new password', { ...ana, senha: 'outra senha' }],
])('invalidates the links of mails when an admin gives a person %s', async (_name, change) => {
  const marina = await test.signIn('marina');
  const { id } = (await marina.post('/api/usuarios', ana)).body as { id: number };
  const ticket = 'passwordReset:5e0bee12-9907-476e-882b-1678a0deed28';
  const mailed = { ticket, ticket_expires_at: new Date('2026-03-02T13:00:00Z') };
  await test.db.updateTable('auth.users').set(mailed).where('email', '=', ana.email).execute();
  expect((await marina.put(`/api/usuarios/${id}`, change)).status).toBe(200);
  expect(await test.visitor.post('/v1/auth/user/password', { newPassword: 'de outro', ticket })).toMatchObject({
    status: 401,
    body: { error: 'invalid-ticket' },
  });
});

it('does not admit a user who signed up to the admin area', async () => {
  const signUp = { email: 'visita@exemplo.com', password: 'segredo' };
  const { body } = await test.visitor.post('/v1/auth/signup/email-password', signUp);
  const { accessToken } = (body as { session: Session }).session;
  const login = { email: signUp.email, senha: signUp.password };
  expect(await test.visitor.post('/api/users/login', login)).toMatchObject({ status: 401 });
  const headers = { authorization: `Bearer ${accessToken}` };
  expect(await test.visitor.get('/api/usuarios', headers)).toMatchObject({ status: 401 });
});

it('does not take the token of the admin area for an access token', async () => {
  const { token } = await test.signIn('marina');
  const headers = { authorization: `Bearer ${token}` };
  expect(await test.visitor.get('/v1/auth/user', headers)).toMatchObject({ status: 401 });
});

it('records who requested another e-mail, and when it became the account’s', async () => {
  const { email, senha: password } = samplePeople.joao;
  const { accessToken } = await signIn(email, password);
  const newEmail = 'joao.novo@ponte.example';
  const headers = { authorization: `Bearer ${accessToken}` };
  expect((await test.visitor.post('/v1/auth/user/email/change', { newEmail }, headers)).status).toBe(200);
  const lines = () =>
    test.db
      .selectFrom('audit_log')
      .where('action', 'in', ['troca_email_pedida', 'email_trocado'])
      .select(['action', 'actor', 'target', 'changes'])
      .orderBy('id')
      .execute();
  const changes = [{ campo: 'email', de: email, para: newEmail }];
  const requested = { action: 'troca_email_pedida', actor: email, target: email, changes };
  expect(await lines()).toEqual([requested]);

  const { ticket } = await test.db
    .selectFrom('auth.users')
    .where('email', '=', email)
    .select('ticket')
    .executeTakeFirstOrThrow();
  const link = `/v1/auth/verify?ticket=${ticket}&type=emailConfirmChange`;
  for (const _time of [1, 2]) expect((await test.visitor.get(link)).status).toBe(302);
  expect(await lines()).toEqual([requested, { action: 'email_trocado', actor: newEmail, target: newEmail, changes }]);
});

it('records no e-mail of a user who signed up', async () => {
  const signUp = { email: 'visita@exemplo.com', password: 'segredo' };
  const { body } = await test.visitor.post('/v1/auth/signup/email-password', signUp);
  const headers = { authorization: `Bearer ${(body as { session: Session }).session.accessToken}` };
  const change = await test.visitor.post('/v1/auth/user/email/change', { newEmail: 'outra@exemplo.com' }, headers);
  expect(change.status).toBe(200);
  expect(await test.db.selectFrom('audit_log').where('action', '=', 'troca_email_pedida').execute()).toEqual([]);
});
