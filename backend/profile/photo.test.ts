import { randomUUID } from 'node:crypto';
import { type PersonName, samplePeople } from 'fixtures/people';
import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const changed = { status: 200, body: { mensagem: 'Perfil salvo.' } };

async function insertFile(of: PersonName, columns: object = {}): Promise<string> {
  const id = randomUUID();
  const owner = test.db.selectFrom('auth.users').where('email', '=', samplePeople[of].email).select('id');
  const image = { size: 4000, mime_type: 'image/webp', etag: '"x"', is_uploaded: true, name: 'x.webp' };
  await test.db
    .insertInto('storage.files')
    .values({ id, ...image, ...columns, uploaded_by_user_id: (await owner.executeTakeFirstOrThrow()).id })
    .execute();
  return id;
}
const getFile = (id: string) =>
  test.db.selectFrom('storage.files').where('id', '=', id).select(['bucket_id', 'is_uploaded']).executeTakeFirst();

it('publishes an own picture, which the profile and the next login name', async () => {
  const joao = await test.signIn('joao');
  const arquivo = await insertFile('joao');
  expect(await joao.put('/api/perfil/foto', { arquivo })).toMatchObject(changed);
  expect(await getFile(arquivo)).toEqual({ bucket_id: 'public', is_uploaded: true });
  expect(await joao.get('/api/perfil')).toMatchObject({ body: { foto: arquivo } });
  const { email, senha } = samplePeople.joao;
  const login = await test.visitor.post('/api/users/login', { email, senha });
  expect(login).toMatchObject({ body: { usuario: { foto: arquivo } } });
  const { avatar_url } = await test.db
    .selectFrom('auth.users')
    .where('email', '=', email)
    .select('avatar_url')
    .executeTakeFirstOrThrow();
  expect(avatar_url).toBe(`http://localhost:3000/v1/storage/files/${arquivo}`);
});

it('removes the picture that was there before, and the last one with null', async () => {
  const joao = await test.signIn('joao');
  const [first, second] = [await insertFile('joao'), await insertFile('joao')];
  for (const arquivo of [first, second]) await joao.put('/api/perfil/foto', { arquivo });
  expect([await getFile(first), await getFile(second)]).toMatchObject([{ is_uploaded: false }, { is_uploaded: true }]);
  expect(await joao.put('/api/perfil/foto', { arquivo: null })).toMatchObject(changed);
  expect(await getFile(second)).toMatchObject({ is_uploaded: false });
  expect(await joao.get('/api/perfil')).toMatchObject({ body: { foto: null } });
});

it.each<[string, () => Promise<string>]>([
  ['of another person', () => insertFile('marina')],
  ['that is no image', () => insertFile('joao', { mime_type: 'application/pdf' })],
  ['that is too large', () => insertFile('joao', { size: 1_000_001 })],
  ['whose upload is not complete', () => insertFile('joao', { is_uploaded: false })],
  ['that does not exist', async () => randomUUID()],
])('rejects a file %s', async (_name, insert) => {
  const joao = await test.signIn('joao');
  const arquivo = await insert();
  const before = await getFile(arquivo);
  expect(await joao.put('/api/perfil/foto', { arquivo })).toMatchObject({
    status: 400,
    body: { errors: [{ msg: 'Envie uma imagem JPEG, PNG ou WebP de até 1 MB.' }] },
  });
  expect(await getFile(arquivo)).toEqual(before);
  expect(await joao.get('/api/perfil')).toMatchObject({ body: { foto: null } });
});
