import { samplePeople } from 'fixtures/people';
import { loginResponse, nhostSessionResponse } from '@ponte/contract/api-responses';
import { createCaller } from '../testing/caller';
import { createTestApp } from '../testing/test-app';

const test = createTestApp({ AUTH_MFA_ENABLED: 'true', LOGIN_FAILURES_PER_ADDRESS: '20' });
const { marina, joao } = samplePeople;

interface Session {
  accessToken: string;
  refreshToken: string;
  user: { id: string; email: string };
}

const by = (token: string) => createCaller(test.app.http, token);
const refresh = (refreshToken: string) => test.visitor.post('/v1/auth/token', { refreshToken });

async function signInToNhost({ email, senha }: { email: string; senha: string }): Promise<Session> {
  const { body } = await test.visitor.post('/v1/auth/signin/email-password', { email, password: senha });
  return (body as { session: Session }).session;
}

/** Opens the session of the auth service that belongs to a session of the admin area. */
async function cross(person: { post(path: string): Promise<{ body: unknown }> }): Promise<Session> {
  const { refreshToken } = nhostSessionResponse.parse((await person.post('/api/sessao/nhost')).body);
  return (await refresh(refreshToken)).body as Session;
}

/** Opens the session of the admin area that belongs to one of the auth service. */
async function crossBack({ accessToken }: Session) {
  const { token, usuario } = loginResponse.parse((await by(accessToken).post('/api/sessao')).body);
  return { usuario, person: by(token) };
}

const statusOf = async (call: Promise<{ status: number }>) => (await call).status;

it('opens a session of the auth service for the person who is signed in, and of no one else', async () => {
  const session = await cross(await test.signIn('joao'));
  expect(session.user.email).toBe(joao.email);
  expect(await statusOf(by(session.accessToken).get('/v1/auth/user'))).toBe(200);
  for (const caller of [test.visitor, by(session.accessToken)]) {
    expect(await caller.post('/api/sessao/nhost')).toMatchObject({ status: 401 });
  }
});

it('signs in with an access token as the login does', async () => {
  const { person, usuario } = await crossBack(await signInToNhost(marina));
  const { email, nome } = marina;
  expect(usuario).toEqual({ id: test.ids.marina, email, nome, role_id: 1, role_nome: 'Administrador' });
  expect(await statusOf(person.get('/api/usuarios'))).toBe(200);
  for (const caller of [test.visitor, person]) expect(await statusOf(caller.post('/api/sessao'))).toBe(401);
});

it('rejects a user who is no person of the admin area, and says so', async () => {
  const signUp = { email: 'visita@exemplo.com', password: 'segredo' };
  const { body } = await test.visitor.post('/v1/auth/signup/email-password', signUp);
  const { accessToken } = (body as { session: Session }).session;
  expect(await by(accessToken).post('/api/sessao')).toMatchObject({
    status: 403,
    body: { error: 'Esta conta não tem cadastro neste site. Fale com um administrador.', codigo: 'sem_cadastro' },
  });
});

it('rejects a session that was opened without the second factor of the account', async () => {
  const opened = await signInToNhost(joao);
  await test.db.updateTable('auth.users').set({ active_mfa_type: 'totp' }).where('id', '=', opened.user.id).execute();
  expect(await by(opened.accessToken).post('/api/sessao')).toMatchObject({
    status: 403,
    body: { codigo: 'segundo_fator' },
  });
  const metadata = JSON.stringify({ secondFactor: true });
  await test.db.updateTable('auth.refresh_tokens').set({ metadata }).where('user_id', '=', opened.user.id).execute();
  expect(await statusOf(by(opened.accessToken).post('/api/sessao'))).toBe(200);
});

it('rejects a session that has ended, and a user who is disabled', async () => {
  const ended = await signInToNhost(joao);
  await test.visitor.post('/v1/auth/signout', { refreshToken: ended.refreshToken });
  expect(await statusOf(by(ended.accessToken).post('/api/sessao'))).toBe(401);
  const open = await signInToNhost(joao);
  await test.db.updateTable('auth.users').set({ disabled: true }).where('id', '=', open.user.id).execute();
  expect(await statusOf(by(open.accessToken).post('/api/sessao'))).toBe(401);
});

describe('a pair of sessions', () => {
  it('ends with the logout, and leaves other sessions alone', async () => {
    const [here, there] = [await test.signIn('joao'), await test.signIn('joao')];
    const [session, other] = [await cross(here), await cross(there)];
    await here.post('/api/users/logout');
    expect(await statusOf(refresh(session.refreshToken))).toBe(401);
    expect(await statusOf(refresh(other.refreshToken))).toBe(200);
    expect(await statusOf(there.get('/api/perfil'))).toBe(200);
  });

  it.each([
    [
      'the admin area',
      async () => {
        const person = await test.signIn('joao');
        return { person, session: await cross(person) };
      },
    ],
    [
      'the auth service',
      async () => {
        const session = await signInToNhost(joao);
        return { session, ...(await crossBack(session)) };
      },
    ],
  ])('that began in %s ends with the sign-out', async (_name, open) => {
    const { person, session } = await open();
    expect(await statusOf(person.get('/api/perfil'))).toBe(200);
    await test.visitor.post('/v1/auth/signout', { refreshToken: session.refreshToken });
    expect(await statusOf(person.get('/api/perfil'))).toBe(401);
  });

  it('survives a password change of its own in the admin area, and no other does', async () => {
    const [here, there] = [await test.signIn('joao'), await test.signIn('joao')];
    const [session, other] = [await cross(here), await cross(there)];
    const change = { senha_atual: joao.senha, senha: 'uma nova senha' };
    expect(await statusOf(here.put('/api/perfil/senha', change))).toBe(200);
    expect([await statusOf(here.get('/api/perfil')), await statusOf(there.get('/api/perfil'))]).toEqual([200, 401]);
    expect(await statusOf(refresh(other.refreshToken))).toBe(401);
    expect(await statusOf(refresh(session.refreshToken))).toBe(200);
  });

  it('survives a password change of its own in the auth service, and no other does', async () => {
    const [here, there] = [await test.signIn('joao'), await test.signIn('joao')];
    const { accessToken } = await cross(here);
    const changed = await by(accessToken).post('/v1/auth/user/password', { newPassword: 'uma nova senha' });
    expect(changed.status).toBe(200);
    expect([await statusOf(here.get('/api/perfil')), await statusOf(there.get('/api/perfil'))]).toEqual([200, 401]);
  });

  it('has one session of the auth service at a time', async () => {
    const person = await test.signIn('joao');
    const [first, second] = [await cross(person), await cross(person)];
    expect(await statusOf(refresh(first.refreshToken))).toBe(401);
    expect(await statusOf(refresh(second.refreshToken))).toBe(200);
    expect(await statusOf(person.get('/api/perfil'))).toBe(200);
  });
});

it('records both directions in the audit log', async () => {
  await cross(await test.signIn('joao'));
  await crossBack(await signInToNhost(marina));
  const rows = test.db.selectFrom('audit_log').select(['action', 'actor']).orderBy('id').execute();
  expect(await rows).toEqual([
    { action: 'login', actor: joao.email },
    { action: 'sessao_nhost', actor: joao.email },
    { action: 'login', actor: marina.email },
  ]);
});

it('limits the calls of an address', async () => {
  const person = await test.signIn('joao');
  for (let call = 0; call < 10; call += 1) await person.post('/api/sessao/nhost');
  for (let call = 0; call < 10; call += 1) await test.visitor.post('/api/sessao');
  for (const path of ['/api/sessao/nhost', '/api/sessao']) {
    expect(await person.post(path)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
      body: { error: 'Muitos pedidos em pouco tempo. Aguarde alguns minutos e tente de novo.' },
    });
  }
});
