import { Worker } from 'node:worker_threads';
import { samplePeople } from 'fixtures/people';
import { loginResponse } from '@ponte/contract/api-responses';
import { decodeJwt } from 'jose';
import { createTestApp } from '../testing/test-app';

const test = createTestApp({ TRUST_PROXY: 'true' });
const { marina } = samplePeople;
const wrong = { error: 'E-mail ou senha incorretos.' };
const login = (email: unknown, senha: unknown, headers = {}) =>
  test.visitor.post('/api/users/login', { email, senha }, headers);

it('returns a token for eight hours and the person who signed in', async () => {
  const { status, body } = await login(marina.email, marina.senha);
  expect(status).toBe(200);
  const { token, usuario } = loginResponse.parse(body);
  const { email, nome } = marina;
  expect(usuario).toEqual({ id: test.ids.marina, email, nome, role_id: 1, role_nome: 'Administrador' });
  const { exp = 0, iat = 0 } = decodeJwt(token);
  expect(exp - iat).toBe(8 * 3600);
});

it.each([[`  ${marina.email}  `], [marina.email.toUpperCase()]])('treats %p as the same person', async (email) => {
  expect(await login(email, marina.senha)).toMatchObject({ status: 200 });
});

it.each([
  ['a wrong password', marina.email, 'another one'],
  ['an unknown e-mail', 'nobody@ponte.example', marina.senha],
  ['SQL in the password', marina.email, "' OR 1=1--"],
  ['SQL in the e-mail', "x@y' OR 1=1--", marina.senha],
])('rejects %s with the same response', async (_case, email, senha) => {
  expect(await login(email, senha)).toMatchObject({ status: 401, body: wrong });
});

it.each([
  ['no e-mail', '', 'x', 'Informe o e-mail.'],
  ['no password', 'a@b.co', '', 'Informe a senha.'],
  ['neither', undefined, undefined, 'Informe o e-mail. Informe a senha.'],
  ['an e-mail without @', 'marina', 'x', 'O e-mail não é válido.'],
  ['an e-mail that is a number', 7, 'x', 'O e-mail não é válido.'],
  ['a password of 51 characters', 'a@b.co', 'x'.repeat(51), 'A senha é longa demais: no máximo 50 caracteres.'],
  ['a password of 73 bytes', 'a@b.co', 'é'.repeat(36) + 'x', 'A senha é longa demais: no máximo 50 caracteres.'],
  ['a password with NUL', 'a@b.co', 'abc\0def', 'A senha contém caracteres que não são permitidos.'],
])('reports what is wrong with %s, as one text, before anything is hashed', async (_case, email, senha, error) => {
  const matches = jest.spyOn(test.app.passwords, 'matches');
  expect(await login(email, senha)).toMatchObject({ status: 400, body: { error } });
  expect(matches).not.toHaveBeenCalled();
});

it('accepts a password of 72 bytes and rejects one of 1 MB', async () => {
  expect(await login(marina.email, 'é'.repeat(36))).toMatchObject({ status: 401 });
  expect(await login(marina.email, 'x'.repeat(1_000_000))).toMatchObject({ status: 413 });
});

it('compares a password as it was received: composed and decomposed letters differ', async () => {
  const { email, senha } = samplePeople.joao;
  expect(await login(email, senha.normalize('NFC'))).toMatchObject({ status: 200 });
  expect(await login(email, senha.normalize('NFD'))).toMatchObject({ status: 401 });
});

it('responds in the language of the caller, Portuguese by default', async () => {
  const en = await login(marina.email, 'x', { 'accept-language': 'de, en;q=0.5' });
  expect(en).toMatchObject({ body: { error: 'Wrong email or password.' }, headers: { 'content-language': 'en' } });
  const es = await login(marina.email, 'x', { 'accept-language': 'pt;q=0.1, es' });
  expect(es).toMatchObject({ body: { error: 'Correo electrónico o contraseña incorrectos.' } });
  expect(await login(marina.email, 'x', { 'accept-language': 'ja' })).toMatchObject({ body: wrong });
});

it('takes the same steps for an unknown e-mail as for a wrong password, so that neither is faster', async () => {
  const queries = jest.spyOn(test.db.getExecutor(), 'executeQuery');
  const work = jest.spyOn(Worker.prototype, 'postMessage');
  const stepsOf = async (email: string) => {
    for (const spy of [queries, work]) spy.mockClear();
    expect(await login(email, 'never right')).toMatchObject({ status: 401 });
    const jobs = work.mock.calls.map(([job]) =>
      (job as { passwordHash?: string }).passwordHash?.slice(0, '$2b$04$'.length),
    );
    return { statements: queries.mock.calls.map(([{ sql }]) => sql), jobs };
  };
  const known = await stepsOf(marina.email);
  expect(known.jobs).toEqual(['$2b$04$']);
  expect(known.statements.length).toBeGreaterThan(0);
  expect(await stepsOf('unknown@ponte.example')).toEqual(known);
});

describe('throttling', () => {
  const fail = async (times: number, email: string = marina.email, headers = {}) => {
    for (let i = 0; i < times; i += 1) await login(email, 'wrong one', headers);
  };

  it('locks an account after ten failures, for its right password too and with the same text', async () => {
    await fail(10);
    for (const senha of ['wrong one', marina.senha]) {
      const response = await login(marina.email.toUpperCase(), senha);
      expect(response).toMatchObject({ status: 429, body: wrong, headers: { 'retry-after': '60' } });
    }
    expect(await login(samplePeople.joao.email, samplePeople.joao.senha)).toMatchObject({ status: 200 });
  });

  it('treats an unknown e-mail the same', async () => {
    await fail(10, 'nobody@ponte.example');
    expect(await login('nobody@ponte.example', 'x')).toMatchObject({ status: 429, body: wrong });
  });

  it('allows one attempt after each wait, and the waits grow', async () => {
    await fail(10);
    test.passTime(60_001);
    expect(await login(marina.email, 'x')).toMatchObject({ status: 401 });
    expect(await login(marina.email, marina.senha)).toMatchObject({ status: 429, headers: { 'retry-after': '120' } });
    test.passTime(120_001);
    expect(await login(marina.email, marina.senha)).toMatchObject({ status: 200 });
    await fail(9);
    expect(await login(marina.email, marina.senha)).toMatchObject({ status: 200 });
  });

  it('cannot be passed by attempts made at once', async () => {
    const responses = await Promise.all(Array.from({ length: 30 }, () => login(marina.email, 'wrong one')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('locks an address after a hundred failures over many accounts, and not its neighbour', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    await Promise.all(
      Array.from({ length: 100 }, (_, i) => login(`p${i}@ponte.example`, 'x', from('2001:db8:0:7::1'))),
    );
    const { email, senha } = marina;
    expect(await login(email, senha, from('2001:db8:0:7:ffff::9'))).toMatchObject({ status: 429 });
    expect(await login(email, senha, from('2001:db8:0:8::1'))).toMatchObject({ status: 200 });
  });

  it('keeps the count of an address that signs in to an account of its own', async () => {
    await Promise.all(Array.from({ length: 99 }, (_, i) => login(`p${i}@ponte.example`, 'x')));
    expect(await login(marina.email, marina.senha)).toMatchObject({ status: 200 });
    await login('q@ponte.example', 'x');
    expect(await login('r@ponte.example', 'x')).toMatchObject({ status: 429 });
  });

  it('is shared by the instances on one database', async () => {
    const another = await test.startAnother();
    await fail(5);
    for (let i = 0; i < 5; i += 1) await another.post('/api/users/login', { email: marina.email, senha: 'wrong' });
    expect(await login(marina.email, marina.senha)).toMatchObject({ status: 429 });
    expect(await another.post('/api/users/login', marina)).toMatchObject({ status: 400 });
    const { email, senha } = marina;
    expect(await another.post('/api/users/login', { email, senha })).toMatchObject({ status: 429 });
  });
});

it('does not count an attempt that ended in an outage', async () => {
  jest.spyOn(test.app.passwords, 'matches').mockRejectedValue(Object.assign(new Error('down'), { code: '57P01' }));
  for (let i = 0; i < 12; i += 1) expect(await login(marina.email, 'x')).toMatchObject({ status: 503 });
  jest.restoreAllMocks();
  expect(await login(marina.email, marina.senha)).toMatchObject({ status: 200 });
});

it('waits for a password change in progress, and rejects the old password', async () => {
  let response = login(marina.email, 'not yet');
  await response;
  await test.db.transaction().execute(async (trx) => {
    await trx.updateTable('auth.users').set({ password_hash: 'another' }).execute();
    await trx.deleteFrom('session_tokens').execute();
    response = login(marina.email, marina.senha);
    await test.untilWaiting(1);
  });
  expect(await response).toMatchObject({ status: 401 });
  expect(await test.db.selectFrom('session_tokens').selectAll().execute()).toEqual([]);
});

it('rejects an account of Nhost that is no person here', async () => {
  await test.db.deleteFrom('usuarios').where('id', '=', test.ids.marina).execute();
  expect(await login(marina.email, marina.senha)).toMatchObject({ status: 401, body: wrong });
  expect(await test.db.selectFrom('session_tokens').selectAll().execute()).toEqual([]);
});

it('rejects a login whose password changes while it is checked', async () => {
  const real = test.app.passwords.matches.bind(test.app.passwords);
  jest.spyOn(test.app.passwords, 'matches').mockImplementation(async (senha, hash) => {
    const matches = await real(senha, hash);
    await test.db.updateTable('auth.users').set({ password_hash: 'another' }).execute();
    return matches;
  });
  expect(await login(marina.email, marina.senha)).toMatchObject({ status: 401 });
  expect(await test.db.selectFrom('session_tokens').selectAll().execute()).toEqual([]);
});
