import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const path = (name: 'marina' | 'joao') => `/api/usuarios/${test.ids[name]}`;

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
  const answers = await Promise.all([first.delete(path('joao')), second.delete(path('marina'))]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
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
