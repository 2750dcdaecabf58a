import { samplePeople } from 'fixtures/people';
import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const { nome, email } = samplePeople.joao;
const change = { nome: 'João da Silva', idioma: 'es' };

it('changes the own name and the language of the mails, in the product and in the auth service', async () => {
  const joao = await test.signIn('joao');
  expect(await joao.get('/api/perfil')).toMatchObject({ body: { nome, idioma: 'pt', foto: null } });
  const response = await joao.put('/api/perfil', change, { 'accept-language': 'es' });
  expect(response).toMatchObject({ status: 200, body: { mensagem: 'Perfil guardado.' } });
  expect(await joao.get('/api/perfil')).toMatchObject({ body: change });
  const accounts = test.db.selectFrom('auth.users').where('email', '=', email).select(['display_name', 'locale']);
  expect(await accounts.execute()).toEqual([{ display_name: change.nome, locale: 'es' }]);
  const lines = test.db.selectFrom('audit_log').where('action', '=', 'usuario_editado').select(['actor', 'changes']);
  const changes = [
    { campo: 'nome', de: nome, para: change.nome },
    { campo: 'idioma', de: 'pt', para: 'es' },
  ];
  expect(await lines.execute()).toEqual([{ actor: email, changes }]);
});

it('outdates what an admin is editing, and a save without a change does not', async () => {
  const [joao, marina] = [await test.signIn('joao'), await test.signIn('marina')];
  const readVersion = async () => {
    const people = (await marina.get('/api/usuarios')).body as Array<{ id: number; versao: string }>;
    return people.find(({ id }) => id === test.ids.joao)?.versao;
  };
  const before = await readVersion();
  await joao.put('/api/perfil', { nome, idioma: 'pt' });
  expect(await readVersion()).toBe(before);
  await joao.put('/api/perfil', change);
  expect(await readVersion()).not.toBe(before);
});

it.each([
  [{ ...change, nome: ' ' }, 'Informe o nome.'],
  [{ ...change, idioma: 'fr' }, 'Este idioma não existe.'],
  [{ nome, idioma: 'pt', role_id: 1 }, 'O pedido contém um campo desconhecido.'],
])('rejects %j', async (body, msg) => {
  const joao = await test.signIn('joao');
  expect(await joao.put('/api/perfil', body)).toMatchObject({ status: 400, body: { errors: [{ msg }] } });
  expect(await joao.get('/api/perfil')).toMatchObject({ body: { nome, role_id: 2 } });
});

it('needs a session', async () => {
  expect(await test.visitor.put('/api/perfil', change)).toMatchObject({ status: 401 });
});
