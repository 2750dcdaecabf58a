import { samplePeople } from 'fixtures/people';
import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const { email, senha } = samplePeople.joao;
const change = { senha_atual: senha, senha: 'uma nova senha' };
const login = (password: string) => test.visitor.post('/api/users/login', { email, senha: password });

it('returns the own profile to any signed-in person', async () => {
  const { senha: _senha, ...joao } = samplePeople.joao;
  const names = { role_nome: 'Colaborador', site_nome: 'Ponte Consultoria' };
  const { body } = await (await test.signIn('joao')).get('/api/perfil');
  expect(body).toEqual({ id: test.ids.joao, ...joao, ...names, idioma: 'pt', foto: null });
});

it('changes the own password and ends the other sessions only', async () => {
  const [here, there] = [await test.signIn('joao'), await test.signIn('joao')];
  const response = await here.put('/api/perfil/senha', change);
  expect(response).toMatchObject({ status: 200, body: { mensagem: 'Senha alterada.' } });
  expect(await here.get('/api/perfil')).toMatchObject({ status: 200 });
  expect(await there.get('/api/perfil')).toMatchObject({ status: 401 });
  expect(await login(senha)).toMatchObject({ status: 401 });
  expect(await login(change.senha)).toMatchObject({ status: 200 });
});

it.each([
  [{ senha_atual: 'errada', senha: 'uma nova senha' }, 'A senha atual está incorreta.'],
  [{ senha_atual: senha, senha: '12345' }, 'A nova senha deve ter pelo menos 6 caracteres.'],
  [{ senha: 'uma nova senha' }, 'Informe a senha atual.'],
  [{ ...change, role_id: 1 }, 'O pedido contém um campo desconhecido.'],
])('rejects %j', async (body, msg) => {
  const joao = await test.signIn('joao');
  expect(await joao.put('/api/perfil/senha', body)).toMatchObject({ status: 400, body: { errors: [{ msg }] } });
  expect(await login(senha)).toMatchObject({ status: 200 });
});

it('limits password guesses through an open session', async () => {
  const joao = await test.signIn('joao');
  for (let i = 0; i < 10; i += 1) await joao.put('/api/perfil/senha', { ...change, senha_atual: `guess ${i}` });
  const errors = [{ msg: 'A senha atual está incorreta.' }];
  expect(await joao.put('/api/perfil/senha', change)).toMatchObject({ status: 429, body: { errors } });
});

it('saves one of two changes that start from the same password', async () => {
  const joao = await test.signIn('joao');
  const changes = ['primeira', 'segunda'].map((nova) => joao.put('/api/perfil/senha', { ...change, senha: nova }));
  const statuses = (await Promise.all(changes)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400]);
});
