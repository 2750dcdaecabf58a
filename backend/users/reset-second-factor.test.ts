import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@ponte/toolchain/jest/until';
import { samplePeople } from 'fixtures/people';
import { activateSecondFactor, createSecondFactorApp } from '../testing/second-factor';

const test = createSecondFactorApp();
const { email, senha } = samplePeople.joao;
const why = 'Perdeu o celular; falei com ele por telefone';
const url = (id: number | string = test.ids.joao) => `/api/usuarios/${id}/mfa/reset`;
const login = () => test.visitor.post('/api/users/login', { email, senha });
const list = async () => {
  const { body } = await (await test.signIn('marina')).get('/api/usuarios');
  return (body as Array<{ id: number; segundo_fator: boolean }>).map(({ id, segundo_fator }) => [id, segundo_fator]);
};

it('lists who has a second factor, and changes the list when somebody activates one', async () => {
  const marina = await test.signIn('marina');
  const { etag } = (await marina.get('/api/usuarios')).headers;
  await activateSecondFactor(test, 'joao');
  expect(await marina.get('/api/usuarios', { 'if-none-match': String(etag) })).toMatchObject({ status: 200 });
  const { marina: first, joao, lucia } = test.ids;
  expect(await list()).toEqual([
    [first, false],
    [joao, true],
    [lucia, false],
  ]);
});

it('lets a person who lost the phone log in by the password, and records who did it and why', async () => {
  await activateSecondFactor(test, 'joao');
  expect(await login()).toMatchObject({ status: 401, body: { codigo: 'segundo_fator' } });
  const marina = await test.signIn('marina');
  expect(await marina.post(url(), { why: `  ${why} ` })).toMatchObject({
    status: 200,
    body: { mensagem: 'Segundo fator redefinido.' },
  });
  expect(await login()).toMatchObject({ status: 200 });
  expect((await list()).filter(([, active]) => active)).toEqual([]);
  const { body } = await marina.get('/api/auditoria?acao=segundo_fator_redefinido');
  expect((body as { itens: unknown[] }).itens).toEqual([
    expect.objectContaining({
      quem: samplePeople.marina.email,
      alvo: email,
      mudancas: [{ campo: 'motivo', para: why }],
    }),
  ]);
  const account = test.db.selectFrom('auth.users').where('email', '=', email).select(['totp_secret', 'ticket']);
  expect(await account.execute()).toEqual([{ totp_secret: null, ticket: null }]);
});

it('ends the sessions of both kinds, and the sign-in that waits for its code', async () => {
  const joao = await test.signIn('joao');
  const { headers, code } = await activateSecondFactor(test, 'joao');
  const { ticket } = (await login()).body as { ticket: string };
  await (await test.signIn('marina')).post(url(), { why });
  expect(await joao.get('/api/perfil')).toMatchObject({ status: 401 });
  expect(await test.visitor.get('/v1/auth/user', headers)).toMatchObject({ status: 401 });
  const late = await test.visitor.post('/api/users/login/mfa', { ticket, otp: code() });
  expect(late).toMatchObject({ status: 401, body: { codigo: 'ticket_invalido' } });
});

it('tells the person by a mail in their language, and sends none when there is nothing to reset', async () => {
  // The tests before this one reset the others, and their mails may still be on the way.
  const { email: address } = samplePeople.lucia;
  const folder = join(test.config.DATA_DIR, 'mail');
  const sent = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return mails.filter((mail) => mail.includes(`<${address}>`));
  };
  const marina = await test.signIn('marina');
  const reset = () => marina.post(url(test.ids.lucia), { why });
  expect(await reset()).toMatchObject({ status: 409 });
  await activateSecondFactor(test, 'lucia');
  await test.db.updateTable('auth.users').set({ locale: 'es' }).where('email', '=', address).execute();
  await reset();
  await until('the mail', async () => (await sent()).length > 0);
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail).toMatch(/^X-Email-Template: second-factor-reset\r?$/m);
  expect(mail).toContain('segundo factor de tu cuenta');
  expect(mail).toMatch(/^X-Link: .*\/login\r?$/m);
});

it.each([
  ['no reason', undefined, ['Informe o motivo.']],
  ['an empty reason', '   ', ['Informe o motivo.']],
  ['a reason of 501 characters', 'x'.repeat(501), ['O motivo é longo demais: no máximo 500 caracteres.']],
])('rejects %s, and changes nothing', async (_case, reason, messages) => {
  await activateSecondFactor(test, 'joao');
  const response = await (await test.signIn('marina')).post(url(), { why: reason });
  expect(response).toMatchObject({ status: 400, body: { errors: messages.map((msg) => ({ msg })) } });
  expect(await login()).toMatchObject({ body: { codigo: 'segundo_fator' } });
});

it('rejects a person without a second factor, oneself, an unknown person, and callers who are no admins', async () => {
  const marina = await test.signIn('marina');
  expect(await marina.post(url(), { why })).toMatchObject({ status: 409, body: { codigo: 'sem_segundo_fator' } });
  expect(await marina.post(url(test.ids.marina), { why })).toMatchObject({
    status: 409,
    body: { error: 'Você não pode redefinir o seu próprio segundo fator. Desative-o na tela de segurança.' },
  });
  for (const id of [2_000_000_000, 'x', '0'])
    expect(await marina.post(url(id), { why })).toMatchObject({ status: 404 });
  expect(await (await test.signIn('lucia')).post(url(), { why })).toMatchObject({ status: 403 });
  expect(await test.visitor.post(url(), { why })).toMatchObject({ status: 401 });
  expect(await test.db.selectFrom('audit_log').where('action', '=', 'segundo_fator_redefinido').execute()).toEqual([]);
});

it('resets once when two admins do it at the same moment', async () => {
  await activateSecondFactor(test, 'joao');
  const marina = await test.signIn('marina');
  const responses = await Promise.all([marina.post(url(), { why }), marina.post(url(), { why })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});
