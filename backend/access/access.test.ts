import { createSecretKey, randomUUID } from 'node:crypto';
import { decodeJwt, SignJWT } from 'jose';
import { testSecret, createTestApp } from '../testing/test-app';

const test = createTestApp();
const person = { email: 'ana@ponte.example', nome: 'Ana', senha: 'segredo', role_id: 2, site_slug: 'ponte' };
const adminCalls = [
  ['GET', '/api/usuarios'],
  ['POST', '/api/usuarios'],
  ['PUT', '/api/usuarios/1'],
  ['DELETE', '/api/usuarios/3'],
  ['GET', '/api/roles'],
  ['GET', '/api/sites'],
  ['GET', '/api/auditoria'],
  ['GET', '/api/releases'],
  ['GET', '/api/releases/remote-chat'],
  ['POST', '/api/releases/remote-chat/rollback'],
  ['GET', '/api/versoes'],
  ['GET', '/api/versoes/remote-chat'],
  ['POST', '/api/versoes/remote-chat/rollback'],
] as const;
const ownCalls = [
  ['GET', '/api/perfil'],
  ['PUT', '/api/perfil/senha'],
  ['POST', '/api/users/logout'],
] as const;
const unauthenticated = { status: 401, body: { error: 'Sua sessão terminou. Entre de novo.' } };
const withToken = (token: string) => test.visitor.get('/api/perfil', { authorization: `Bearer ${token}` });

it.each([...adminCalls, ...ownCalls])(
  '%s %s rejects a call without a token before it reads the body',
  async (method, url) => {
    const body = method === 'POST' || method === 'PUT' ? { payload: person } : {};
    expect(await test.visitor.send({ method, url, ...body })).toMatchObject(unauthenticated);
  },
);

it.each(adminCalls)('%s %s rejects a caller who is not an admin', async (method, url) => {
  const joao = await test.signIn('joao');
  const body = method === 'POST' || method === 'PUT' ? { payload: person } : {};
  expect(await joao.send({ method, url, ...body })).toMatchObject({ status: 403 });
  expect(await test.db.selectFrom('usuarios').select('id').execute()).toHaveLength(3);
});

it.each(['garbage', 'a.b.c', '', 'eyJhbGciOiJub25lIn0.e30.', 'x'.repeat(4000)])(
  'rejects the token %p',
  async (token) => {
    expect(await withToken(token)).toMatchObject(unauthenticated);
  },
);

describe('a token made with the right key', () => {
  const make = async (change: (token: SignJWT) => SignJWT, alg = 'HS256') => {
    const { jti = '', sub = '' } = decodeJwt((await test.signIn('joao')).token ?? '');
    const now = new Date('2026-03-02T12:00:00Z');
    const token = new SignJWT({}).setProtectedHeader({ alg }).setJti(jti).setSubject(sub);
    const complete = token.setIssuer('ponte').setAudience('ponte-admin-api').setIssuedAt(now);
    const sign = change(complete.setExpirationTime(new Date(now.getTime() + 60_000)));
    return sign.sign(createSecretKey(Buffer.from(testSecret)));
  };

  it('is accepted unchanged', async () => {
    expect(await withToken(await make((token) => token))).toMatchObject({ status: 200 });
  });

  it.each<[string, (token: SignJWT) => SignJWT]>([
    ['of another issuer', (token) => token.setIssuer('hasura-auth')],
    ['for another audience', (token) => token.setAudience('elsewhere')],
    ['with a row that does not exist', (token) => token.setJti(randomUUID())],
    ['with an id of another form', (token) => token.setJti('42')],
    ['that has expired', (token) => token.setExpirationTime(new Date('2026-03-02T11:59:59Z'))],
  ])('is rejected %s', async (_case, change) => {
    expect(await withToken(await make(change))).toMatchObject(unauthenticated);
  });

  it('is rejected with another algorithm', async () => {
    expect(await withToken(await make((token) => token, 'HS512'))).toMatchObject(unauthenticated);
  });
});

it('is rejected when its signature is of another key, or its claims were modified', async () => {
  const [head, claims = '', signature] = ((await test.signIn('joao')).token ?? '').split('.');
  const forged = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: '1' };
  const changed = Buffer.from(JSON.stringify(forged)).toString('base64url');
  expect(await withToken(`${head}.${changed}.${signature}`)).toMatchObject(unauthenticated);
});

it('lasts eight hours and not a second more', async () => {
  const joao = await test.signIn('joao');
  test.passTime(8 * 3_600_000 - 1_000);
  expect(await joao.get('/api/perfil')).toMatchObject({ status: 200 });
  test.passTime(1_000);
  expect(await joao.get('/api/perfil')).toMatchObject(unauthenticated);
});

it('is rejected once its row has expired, whatever its own claims say', async () => {
  const joao = await test.signIn('joao');
  await test.db
    .updateTable('session_tokens')
    .set({ expires_at: new Date('2026-03-02T12:00:00Z') })
    .execute();
  expect(await joao.get('/api/perfil')).toMatchObject(unauthenticated);
});

it('ends with its logout, and no other session does', async () => {
  const [here, there] = [await test.signIn('joao'), await test.signIn('joao')];
  expect(await here.post('/api/users/logout')).toMatchObject({ status: 200, body: { mensagem: 'Você saiu.' } });
  expect(await here.get('/api/perfil')).toMatchObject(unauthenticated);
  expect(await here.post('/api/users/logout')).toMatchObject(unauthenticated);
  expect(await there.get('/api/perfil')).toMatchObject({ status: 200 });
});

it('ends on every instance', async () => {
  const another = await test.startAnother();
  const joao = await test.signIn('joao');
  const headers = { authorization: `Bearer ${joao.token}` };
  expect(await another.get('/api/perfil', headers)).toMatchObject({ status: 200 });
  await joao.post('/api/users/logout');
  expect(await another.get('/api/perfil', headers)).toMatchObject(unauthenticated);
});

it('is rejected once the account is disabled', async () => {
  const joao = await test.signIn('joao');
  await test.db.updateTable('auth.users').set({ disabled: true }).where('email', 'like', 'joao%').execute();
  expect(await joao.get('/api/perfil')).toMatchObject(unauthenticated);
});

it('lists roles and sites for admins', async () => {
  const marina = await test.signIn('marina');
  expect((await marina.get('/api/roles')).body).toContainEqual({ id: 1, name: 'Administrador' });
  expect((await marina.get('/api/sites')).body).toContainEqual({ slug: 'ponte', nome: 'Ponte Consultoria' });
});
