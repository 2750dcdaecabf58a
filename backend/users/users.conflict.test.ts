import { samplePeople } from 'fixtures/people';
import type { User } from '@ponte/contract/api-responses';
import { type Caller, meet } from '../testing/caller';
import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const { senha: _senha, ...joao } = samplePeople.joao;
const path = () => `/api/usuarios/${test.ids.joao}`;
const edit = (admin: Caller, change: object, ifMatch?: string) =>
  admin.put(path(), { ...joao, ...change }, ifMatch === undefined ? {} : { 'if-match': ifMatch });

async function readJoao(admin: Caller): Promise<User> {
  const list = (await admin.get('/api/usuarios')).body as User[];
  const entry = list.find(({ id }) => id === test.ids.joao);
  if (!entry) throw new Error('João is not in the list');
  return entry;
}
const readTag = async (admin: Caller) => `"${(await readJoao(admin)).versao}"`;

const outdated = (error: string) => ({ status: 409, body: { error, codigo: 'versao_desatualizada' } });
const inPortuguese = outdated(
  'Este usuário foi alterado depois que você o abriu. Carregue os dados atuais e salve de novo.',
);

it('saves while the entry is as it was read, and rejects the second save from the same reading', async () => {
  const admin = await test.signIn('marina');
  const tag = await readTag(admin);
  expect(await edit(admin, { nome: 'Primeiro' }, tag)).toMatchObject({ status: 200 });
  expect(await edit(admin, { nome: 'Segundo', senha: 'outra senha' }, tag)).toMatchObject(inPortuguese);
  expect(await readJoao(admin)).toMatchObject({ nome: 'Primeiro' });
  expect(await test.signIn('joao')).toMatchObject({ token: expect.any(String) });
  expect(await edit(admin, { nome: 'Segundo' }, await readTag(admin))).toMatchObject({ status: 200 });
  expect(await readJoao(admin)).toMatchObject({ nome: 'Segundo' });
});

it.each([
  ['en-US', 'This user was changed after you opened it. Load the current data and save again.'],
  ['es-419', 'Este usuario cambió después de que lo abriste. Carga los datos actuales y guarda de nuevo.'],
])('responds in the language of the caller (%s)', async (language, error) => {
  const admin = await test.signIn('marina');
  const headers = { 'if-match': '"never"', 'accept-language': language };
  expect(await admin.put(path(), joao, headers)).toMatchObject(outdated(error));
});

it('gives a new version for a change of the password alone, and for a save that changes nothing', async () => {
  const admin = await test.signIn('marina');
  const versions = [await readTag(admin)];
  await edit(admin, { senha: 'outra senha' });
  versions.push(await readTag(admin));
  await edit(admin, {});
  versions.push(await readTag(admin));
  expect(new Set(versions).size).toBe(3);
});

it('gives a new version although the clock went back', async () => {
  const admin = await test.signIn('marina');
  test.passTime(60_000);
  await edit(admin, { nome: 'Primeiro' });
  const tag = await readTag(admin);
  test.passTime(-60_000);
  await edit(admin, { nome: 'Segundo' });
  expect(await edit(admin, { nome: 'Terceiro' }, tag)).toMatchObject(inPortuguese);
});

it('saves one of two edits of the same version that arrive together', async () => {
  const admin = await test.signIn('marina');
  const tag = await readTag(admin);
  const names = ['Primeiro', 'Segundo'];
  const responses = await meet(test, () => names.map((nome) => edit(admin, { nome }, tag)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = responses.findIndex(({ status }) => status === 200);
  expect(await readJoao(admin)).toMatchObject({ nome: names[winner] });
  const edits = test.db.selectFrom('audit_log').where('action', '=', 'usuario_editado').select('id');
  expect(await edits.execute()).toHaveLength(1);
});

it('keeps the versions of all other people', async () => {
  const admin = await test.signIn('marina');
  const tag = await readTag(admin);
  await admin.delete(`/api/usuarios/${test.ids.lucia}`);
  expect(await edit(admin, { nome: 'Outro' }, tag)).toMatchObject({ status: 200 });
});

it('saves without If-Match, and with *, whatever changed', async () => {
  const admin = await test.signIn('marina');
  for (const ifMatch of [undefined, '*', ' * ']) {
    expect(await edit(admin, { nome: `Nome ${ifMatch}` }, ifMatch)).toMatchObject({ status: 200 });
  }
});

it('accepts one of several tags, and compares strongly', async () => {
  const admin = await test.signIn('marina');
  const tag = await readTag(admin);
  expect(await edit(admin, {}, `W/${tag}`)).toMatchObject(inPortuguese);
  expect(await edit(admin, {}, `"a,b", W/"c" ,, ${tag}`)).toMatchObject({ status: 200 });
});

it.each([
  '',
  ' ',
  ',',
  'abc',
  '"abc',
  'abc"',
  '"a""b"',
  '"a" "b"',
  '"a", "',
  'w/"a"',
  'W/ "a"',
  '*, "a"',
  '**',
  '"a b"',
])('rejects the malformed If-Match %j and changes nothing', async (ifMatch) => {
  const admin = await test.signIn('marina');
  const error = 'O cabeçalho If-Match deve ser * ou a versão do usuário entre aspas.';
  expect(await edit(admin, { nome: 'X' }, ifMatch)).toMatchObject({ status: 400, body: { error } });
  expect(await readJoao(admin)).toMatchObject({ nome: joao.nome });
});

it('responds 404 for a deleted person, whatever the tag', async () => {
  const admin = await test.signIn('marina');
  const tag = await readTag(admin);
  await admin.delete(path());
  for (const ifMatch of [tag, '*']) expect(await edit(admin, {}, ifMatch)).toMatchObject({ status: 404 });
});
