import { samplePeople } from 'fixtures/people';
import type { SavedResponse, User } from '@ponte/contract/api-responses';
import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const ana = { email: 'ana@ponte.example', nome: 'Ana Souza', senha: 'segredo', role_id: 2, site_slug: 'ponte' };
const create = async (body: object) => (await test.signIn('marina')).post('/api/usuarios', body);
const countPeople = async () => (await test.db.selectFrom('auth.users').select('id').execute()).length;

it('inserts both rows and returns the id', async () => {
  const { status, body } = await create(ana);
  expect(status).toBe(201);
  const { id } = body as SavedResponse;
  const list = (await (await test.signIn('marina')).get('/api/usuarios')).body as User[];
  expect(list.find((user) => user.id === id)).toEqual({
    id,
    email: ana.email,
    nome: ana.nome,
    role_id: 2,
    role_nome: 'Colaborador',
    site_slug: 'ponte',
    site_nome: 'Ponte Consultoria',
    segundo_fator: false,
    ultimo_acesso: null,
    versao: expect.any(String),
  });
  const account = test.db.selectFrom('auth.users').where('email', '=', ana.email).selectAll();
  expect((await account.executeTakeFirstOrThrow()).password_hash).toMatch(/^\$2[aby]\$04\$/);
  const { email, senha } = ana;
  expect(await test.visitor.post('/api/users/login', { email, senha })).toMatchObject({ status: 200 });
});

it('trims the name and keeps the e-mail in lower case', async () => {
  await create({ ...ana, email: ' Ana@PONTE.example ', nome: '  Ana Souza ' });
  const row = test.db.selectFrom('auth.users').where('display_name', '=', 'Ana Souza').select('email');
  expect(await row.executeTakeFirst()).toEqual({ email: 'ana@ponte.example' });
});

it.each([
  ['email', 'Informe o e-mail.'],
  ['nome', 'Informe o nome.'],
  ['senha', 'Informe a senha.'],
  ['role_id', 'Escolha o tipo de usuário.'],
  ['site_slug', 'Escolha o site.'],
])('names a missing %s', async (field, msg) => {
  expect(await create({ ...ana, [field]: undefined })).toMatchObject({ status: 400, body: { errors: [{ msg }] } });
});

it('names everything that is missing at once', async () => {
  const { body } = await create({});
  expect((body as { errors: unknown[] }).errors).toHaveLength(5);
});

it.each<[string, object, string]>([
  ['a password of five characters', { senha: '12345' }, 'A senha deve ter pelo menos 6 caracteres.'],
  [
    'a password of five letters that are ten units',
    { senha: '🙂🙂🙂🙂🙂' },
    'A senha deve ter pelo menos 6 caracteres.',
  ],
  ['half a character in the password', { senha: 'abcdef\ud800' }, 'A senha contém caracteres que não são permitidos.'],
  ['an e-mail of 256 characters', { email: `${'a'.repeat(242)}@ponte.example` }, 'O e-mail é longo demais.'],
  ['an e-mail without a domain', { email: 'ana@ponte' }, 'O e-mail não é válido.'],
  ['a name of 10,000 letters', { nome: 'n'.repeat(10_000) }, 'O nome é longo demais.'],
  ['a blank name', { nome: '   ' }, 'Informe o nome.'],
  ['NUL in the name', { nome: 'A\0na' }, 'O nome contém caracteres que não são permitidos.'],
  ['an unknown site', { site_slug: 'nowhere' }, 'Este site não existe.'],
  ['an unknown role', { role_id: 99 }, 'Este tipo de usuário não existe.'],
  ['a role as text', { role_id: '2' }, 'Este tipo de usuário não existe.'],
  ['a role beyond the column', { role_id: 99_999_999_999 }, 'Este tipo de usuário não existe.'],
  ['a field more', { is_admin: true }, 'O pedido contém um campo desconhecido.'],
  ['an id of its own', { id: 1 }, 'O pedido contém um campo desconhecido.'],
])('rejects %s and keeps nothing', async (_case, change, msg) => {
  const before = await countPeople();
  expect(await create({ ...ana, ...change })).toMatchObject({ status: 400, body: { errors: [{ msg }] } });
  expect(await countPeople()).toBe(before);
});

it('rejects a prototype as a field', async () => {
  const marina = await test.signIn('marina');
  const payload = JSON.stringify(ana).replace('{', '{"__proto__":{"role_id":1},');
  const response = await marina.send({
    method: 'POST',
    url: '/api/usuarios',
    payload,
    headers: { 'content-type': 'application/json' },
  });
  expect(response).toMatchObject({ status: 400 });
});

it.each([[samplePeople.joao.email], [samplePeople.joao.email.toUpperCase()]])(
  'rejects %p, which is taken',
  async (email) => {
    const msg = 'Este e-mail já está cadastrado.';
    expect(await create({ ...ana, email })).toMatchObject({ status: 409, body: { errors: [{ msg }] } });
  },
);

it('creates one of two equal people sent at the same moment', async () => {
  const marina = await test.signIn('marina');
  const responses = await Promise.all([1, 2].map(() => marina.post('/api/usuarios', ana)));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
});

it('undoes the account when the profile cannot be made', async () => {
  const before = await countPeople();
  await create({ ...ana, site_slug: 'nowhere' });
  expect(await countPeople()).toBe(before);
  expect(await create(ana)).toMatchObject({ status: 201 });
});

describe('with stricter passwords configured', () => {
  const strict = createTestApp({ PASSWORD_MIN_LENGTH: '8', PASSWORD_BLOCK_COMMON: 'true' });
  it.each([
    ['segredo', 'A senha deve ter pelo menos 8 caracteres.'],
    ['Senha1234', 'Esta senha é comum demais. Escolha outra.'],
  ])('rejects %p', async (senha, msg) => {
    const marina = await strict.signIn('marina');
    expect(await marina.post('/api/usuarios', { ...ana, senha })).toMatchObject({
      status: 400,
      body: { errors: [{ msg }] },
    });
  });
});
