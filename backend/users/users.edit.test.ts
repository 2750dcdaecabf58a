import { samplePeople } from 'fixtures/people';
import { meet } from '../testing/caller';
import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const { joao, marina } = samplePeople;
const profile = (person: object) => ({ ...person, senha: undefined });
const path = (name: keyof typeof samplePeople) => `/api/usuarios/${test.ids[name]}`;

it('changes everything but the password, and leaves the person signed in', async () => {
  const admin = await test.signIn('marina');
  const person = await test.signIn('joao');
  const change = { email: 'Joao@Ponte.example', nome: 'João B.', role_id: 2, site_slug: 'bluebox' };
  expect(await admin.put(path('joao'), change)).toMatchObject({ status: 200, body: { id: test.ids.joao } });
  const shown = { email: 'joao@ponte.example', nome: 'João B.', site_nome: 'Bluebox' };
  expect(await person.get('/api/perfil')).toMatchObject({ status: 200, body: shown });
  const { senha } = joao;
  expect(await test.visitor.post('/api/users/login', { email: shown.email, senha })).toMatchObject({ status: 200 });
});

it('ends the tokens of the person whose password changes', async () => {
  const admin = await test.signIn('marina');
  const person = await test.signIn('joao');
  expect(await admin.put(path('joao'), { ...joao, senha: 'nova senha' })).toMatchObject({ status: 200 });
  expect(await person.get('/api/perfil')).toMatchObject({ status: 401 });
  const { email, senha } = joao;
  expect(await test.visitor.post('/api/users/login', { email, senha })).toMatchObject({ status: 401 });
  expect(await test.visitor.post('/api/users/login', { email, senha: 'nova senha' })).toMatchObject({ status: 200 });
});

it('ends the tokens of the person whose role changes, and the new role counts', async () => {
  const admin = await test.signIn('marina');
  const person = await test.signIn('joao');
  await admin.put(path('joao'), profile({ ...joao, role_id: 1 }));
  expect(await person.get('/api/perfil')).toMatchObject({ status: 401 });
  expect(await (await test.signIn('joao')).get('/api/usuarios')).toMatchObject({ status: 200 });
});

it('protects the last admin, from herself too', async () => {
  const admin = await test.signIn('marina');
  const demotion = profile({ ...marina, role_id: 2 });
  const error = 'Este é o último administrador; nomeie outro antes.';
  expect(await admin.put(path('marina'), demotion)).toMatchObject({ status: 409, body: { error } });
  expect(await admin.get('/api/usuarios')).toMatchObject({ status: 200 });
});

it('demotes an admin at once when there is another', async () => {
  const admin = await test.signIn('marina');
  await admin.put(path('joao'), profile({ ...joao, role_id: 1 }));
  expect(await admin.put(path('marina'), profile({ ...marina, role_id: 2 }))).toMatchObject({ status: 200 });
  expect(await admin.get('/api/usuarios')).toMatchObject({ status: 401 });
  expect(await (await test.signIn('marina')).get('/api/usuarios')).toMatchObject({ status: 403 });
});

it('keeps one admin when two demote each other at the same moment', async () => {
  const first = await test.signIn('marina');
  await first.put(path('joao'), profile({ ...joao, role_id: 1 }));
  const second = await test.signIn('joao');
  const responses = await meet(test, () => [
    first.put(path('joao'), profile({ ...joao, role_id: 2 })),
    second.put(path('marina'), profile({ ...marina, role_id: 2 })),
  ]);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const admins = await test.db.selectFrom('usuarios').where('role_id', '=', 1).select('id').execute();
  expect(admins).toHaveLength(1);
});

it.each(['999999', 'abc', '-1', '0', '1.5', '99999999999', '1e3', '%00', "1'--"])(
  'responds 404 to the id %p',
  async (id) => {
    const admin = await test.signIn('marina');
    const error = 'Usuário não encontrado.';
    expect(await admin.put(`/api/usuarios/${id}`, profile(joao))).toMatchObject({ status: 404, body: { error } });
  },
);

it('reports that the person was deleted meanwhile', async () => {
  const admin = await test.signIn('marina');
  await admin.delete(path('joao'));
  expect(await admin.put(path('joao'), { ...joao, senha: 'nova senha' })).toMatchObject({ status: 404 });
});

it.each([
  ['1', 'A nova senha deve ter pelo menos 6 caracteres.'],
  ['12345', 'A nova senha deve ter pelo menos 6 caracteres.'],
  ['', 'Informe a senha.'],
])('rejects the new password %p', async (senha, msg) => {
  const admin = await test.signIn('marina');
  expect(await admin.put(path('joao'), { ...joao, senha })).toMatchObject({ status: 400, body: { errors: [{ msg }] } });
});

it("rejects another person's e-mail and changes nothing", async () => {
  const admin = await test.signIn('marina');
  const response = await admin.put(path('joao'), profile({ ...joao, nome: 'X', email: marina.email.toUpperCase() }));
  expect(response).toMatchObject({ status: 409, body: { errors: [{ msg: 'Este e-mail já está cadastrado.' }] } });
  expect(await (await test.signIn('joao')).get('/api/perfil')).toMatchObject({ body: { nome: joao.nome } });
});

it('deletes both rows and ends the tokens', async () => {
  const admin = await test.signIn('marina');
  const person = await test.signIn('joao');
  expect(await admin.delete(path('joao'))).toMatchObject({ status: 200, body: { mensagem: 'Usuário excluído.' } });
  expect(await person.get('/api/perfil')).toMatchObject({ status: 401 });
  expect(await test.db.selectFrom('auth.users').select('id').execute()).toHaveLength(2);
  expect(await test.db.selectFrom('usuarios').select('id').execute()).toHaveLength(2);
  expect(await admin.delete(path('joao'))).toMatchObject({ status: 404, body: { error: 'Usuário não encontrado.' } });
});

it('accepts the content type that the client sends on every call, without a body', async () => {
  const admin = await test.signIn('marina');
  expect(await admin.delete(path('joao'), { 'content-type': 'application/json' })).toMatchObject({ status: 200 });
});

it('rejects deleting oneself', async () => {
  const admin = await test.signIn('marina');
  const error = 'Você não pode excluir seu próprio usuário.';
  expect(await admin.delete(path('marina'))).toMatchObject({ status: 409, body: { error } });
  expect(await admin.get('/api/usuarios')).toMatchObject({ status: 200 });
});

it('keeps one admin when two delete each other at the same moment', async () => {
  const first = await test.signIn('marina');
  await test.db.updateTable('usuarios').set({ role_id: 1 }).where('id', '=', test.ids.joao).execute();
  const second = await test.signIn('joao');
  const responses = await Promise.all([first.delete(path('joao')), second.delete(path('marina'))]);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await test.db.selectFrom('usuarios').where('role_id', '=', 1).select('id').execute()).toHaveLength(1);
});

it.each(['999999', 'abc', '-1', '99999999999'])('responds 404 to the id %p', async (id) => {
  const admin = await test.signIn('marina');
  expect(await admin.delete(`/api/usuarios/${id}`)).toMatchObject({ status: 404 });
});

it('does not give the id of a deleted person to another', async () => {
  const admin = await test.signIn('marina');
  await admin.delete(`/api/usuarios/${test.ids.lucia}`);
  const ana = { email: 'ana@ponte.example', nome: 'Ana', senha: 'segredo', role_id: 2, site_slug: 'ponte' };
  const { body } = await admin.post('/api/usuarios', ana);
  expect((body as { id: number }).id).toBeGreaterThan(test.ids.lucia);
});
