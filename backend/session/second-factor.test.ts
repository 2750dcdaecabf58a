import { loginResponse } from '@ponte/contract/api-responses';
import { samplePeople } from 'fixtures/people';
import { activateSecondFactor, createSecondFactorApp } from '../testing/second-factor';

const test = createSecondFactorApp({ TRUST_PROXY: 'true' });
const { email, nome, senha } = samplePeople.marina;
const wrongLogin = { status: 401, body: { error: 'E-mail ou senha incorretos.' } };
const needsCode = { codigo: 'segundo_fator', ticket: expect.stringMatching(/^mfaTotp:[0-9a-f-]{36}$/) as string };
const rejectedAs = (codigo: string) => ({ status: 401, body: { error: expect.any(String) as string, codigo } });

const login = (password: string = senha, headers = {}) =>
  test.visitor.post('/api/users/login', { email, senha: password }, headers);
const ticketFrom = async (headers = {}) => ((await login(senha, headers)).body as { ticket: string }).ticket;
const enter = (ticket: string, otp: string, headers = {}) =>
  test.visitor.post('/api/users/login/mfa', { ticket, otp }, headers);
const actions = async () =>
  (await test.db.selectFrom('audit_log').select(['action', 'actor', 'target']).orderBy('id').execute()).map(
    ({ action, actor, target }) => [action, actor ?? target],
  );

it('asks for a code instead of opening a session by the password alone', async () => {
  await activateSecondFactor(test, 'marina');
  const { status, body } = await login();
  expect([status, body]).toEqual([401, { error: expect.any(String) as string, ...needsCode }]);
  expect(await test.db.selectFrom('session_tokens').selectAll().execute()).toEqual([]);
  expect(await login('wrong one')).toMatchObject(wrongLogin);
});

it('completes the login with the ticket and the code, as a login without a second factor', async () => {
  const { code } = await activateSecondFactor(test, 'marina');
  const [first, last] = [code().slice(0, 3), code().slice(3)];
  const { status, body } = await enter(await ticketFrom(), `${first} ${last}`);
  expect(status).toBe(200);
  const { token, usuario } = loginResponse.parse(body);
  expect(usuario).toEqual({ id: test.ids.marina, email, nome, role_id: 1, role_nome: 'Administrador' });
  const headers = { authorization: `Bearer ${token}` };
  expect(await test.visitor.get('/api/usuarios', headers)).toMatchObject({ status: 200 });
  expect(await actions()).toEqual([['login', email]]);
});

it('burns the ticket with the first wrong code, which the audit log names', async () => {
  const { code, wrongCode } = await activateSecondFactor(test, 'marina');
  const ticket = await ticketFrom();
  expect(await enter(ticket, wrongCode())).toMatchObject(rejectedAs('codigo_incorreto'));
  expect(await enter(ticket, code())).toMatchObject(rejectedAs('ticket_invalido'));
  expect(await actions()).toEqual([['codigo_recusado', email]]);
});

it('accepts a code once', async () => {
  const { code } = await activateSecondFactor(test, 'marina');
  expect(await enter(await ticketFrom(), code())).toMatchObject({ status: 200 });
  expect(await enter(await ticketFrom(), code())).toMatchObject(rejectedAs('codigo_incorreto'));
});

it('opens one session when one ticket comes nine times at once', async () => {
  const { code } = await activateSecondFactor(test, 'marina');
  const ticket = await ticketFrom();
  const responses = await Promise.all(Array.from({ length: 9 }, () => enter(ticket, code())));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(8).fill(401)]);
  expect(await test.db.selectFrom('session_tokens').selectAll().execute()).toHaveLength(1);
});

it('takes a ticket for five minutes', async () => {
  const { code } = await activateSecondFactor(test, 'marina');
  const [late, inTime] = [await ticketFrom(), 299_000];
  test.passTime(300_000);
  expect(await enter(late, code())).toMatchObject(rejectedAs('ticket_invalido'));
  const ticket = await ticketFrom();
  test.passTime(inTime);
  expect(await enter(ticket, code())).toMatchObject({ status: 200 });
});

it.each([
  ['a ticket that never was', 'mfaTotp:5e0bee12-9907-476e-882b-1678a0deed28', '123456', 401],
  ['a ticket of another kind', 'passwordReset:5e0bee12-9907-476e-882b-1678a0deed28', '123456', 400],
  ['a code of five digits', 'mfaTotp:5e0bee12-9907-476e-882b-1678a0deed28', '12345', 400],
  ['a code of letters', 'mfaTotp:5e0bee12-9907-476e-882b-1678a0deed28', 'abcdef', 400],
])('rejects %s', async (_case, ticket, otp, status) => {
  expect(await enter(ticket, otp)).toMatchObject({ status, body: { error: expect.any(String) as string } });
});

describe('throttling', () => {
  it('locks the account after ten wrong codes, for its right password and code too', async () => {
    const { code, wrongCode } = await activateSecondFactor(test, 'marina');
    for (let i = 0; i < 9; i += 1) await enter(await ticketFrom(), wrongCode());
    const [ticket, another] = [await ticketFrom(), 'wrong one'];
    expect(await enter(ticket, wrongCode())).toMatchObject(rejectedAs('codigo_incorreto'));
    for (const password of [senha, another]) expect(await login(password)).toMatchObject({ status: 429 });
    expect((await actions()).at(-1)).toEqual(['login_bloqueado', email]);
    test.passTime(60_001);
    expect(await enter(await ticketFrom(), code())).toMatchObject({ status: 200 });
  });

  it('keeps the ticket of a code that comes while the account is locked', async () => {
    const { code } = await activateSecondFactor(test, 'marina');
    const ticket = await ticketFrom();
    for (let i = 0; i < 10; i += 1) await login('wrong one');
    expect(await enter(ticket, code())).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
      body: { error: 'Foram códigos errados demais. Aguarde alguns minutos e tente de novo.' },
    });
    test.passTime(60_001);
    expect(await enter(ticket, code())).toMatchObject({ status: 200 });
  });

  it('counts neither a right password that waits for its code nor a used ticket', async () => {
    const { code } = await activateSecondFactor(test, 'marina');
    for (let i = 0; i < 12; i += 1) expect(await login()).toMatchObject({ body: needsCode });
    const ticket = await ticketFrom();
    expect(await enter(ticket, code())).toMatchObject({ status: 200 });
    for (let i = 0; i < 12; i += 1) expect(await enter(ticket, code())).toMatchObject(rejectedAs('ticket_invalido'));
  });

  it('remembers an address only once the code was right', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    const { code } = await activateSecondFactor(test, 'marina');
    const known = () => test.db.selectFrom('known_addresses').selectAll().execute();
    const ticket = await ticketFrom(from);
    expect(await known()).toEqual([]);
    await enter(ticket, code(), from);
    expect(await known()).toHaveLength(1);
  });
});

it.each([
  ['the second factor is switched off', { active_mfa_type: null, totp_secret: null }],
  ['the account is disabled', { disabled: true }],
])('rejects a ticket when %s meanwhile', async (_case, change) => {
  const { code } = await activateSecondFactor(test, 'marina');
  const ticket = await ticketFrom();
  await test.db.updateTable('auth.users').set(change).where('email', '=', email).execute();
  expect(await enter(ticket, code())).toMatchObject(rejectedAs('ticket_invalido'));
});

it('rejects a ticket when the person changes the password meanwhile', async () => {
  const { code, headers } = await activateSecondFactor(test, 'marina');
  const ticket = await ticketFrom();
  await test.visitor.post('/v1/auth/user/password', { newPassword: 'outra senha' }, headers);
  expect(await enter(ticket, code())).toMatchObject(rejectedAs('ticket_invalido'));
});

it('rejects a user with a second factor who is no person of the admin area, as without one', async () => {
  await activateSecondFactor(test, 'marina');
  await test.db.deleteFrom('usuarios').where('id', '=', test.ids.marina).execute();
  expect(await login()).toEqual(expect.objectContaining(wrongLogin));
});

it('also asks for the code while the auth service has the second factor turned off', async () => {
  const { code } = await activateSecondFactor(test, 'marina');
  const another = await test.startAnother({ AUTH_MFA_ENABLED: 'false' });
  const { body } = await another.post('/api/users/login', { email, senha });
  expect(body).toMatchObject(needsCode);
  const { ticket } = body as { ticket: string };
  expect(await another.post('/api/users/login/mfa', { ticket, otp: code() })).toMatchObject({ status: 200 });
});
