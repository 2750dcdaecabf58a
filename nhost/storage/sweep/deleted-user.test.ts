import type { SessionJson } from '../../auth/sessions/sessions';
import { asAdmin, asUser } from '../../testing/data-test';
import { createStorageTest } from '../../testing/storage-test';

const storage = createStorageTest({ STORAGE_PUBLIC_BUCKETS: 'public' });
const { test, signUp, uploadOne, fetchFile, contents, countRows } = storage;
const hello = { content: 'hello' };
const colleague = { email: 'caio@ponte.example', nome: 'Caio', senha: 'segredo', role_id: 2, site_slug: 'ponte' };
const sweep = () => test.app.nhost.sweepStorage(test.now());

async function addColleague(): Promise<{ remove: () => Promise<unknown>; headers: Record<string, string> }> {
  const marina = await test.signIn('marina');
  const { id } = (await marina.post('/api/usuarios', colleague)).body as { id: number };
  const { email, senha: password } = colleague;
  const { body } = await storage.post('/signin/email-password', { email, password });
  const headers = asUser((body as { session: SessionJson }).session);
  return { headers, remove: () => marina.delete(`/api/usuarios/${id}`) };
}

it('removes the files of a person whom an admin deletes, and no others', async () => {
  const caio = await addColleague();
  const ana = asUser(await signUp());
  const own = [await uploadOne(hello, caio.headers), await uploadOne(hello, caio.headers)];
  const others = [await uploadOne(hello, ana), await uploadOne(hello, asAdmin)].map(({ id }) => id).sort();
  expect(contents()).toHaveLength(4);

  expect(await caio.remove()).toMatchObject({ status: 200 });
  for (const { id } of own) expect(await fetchFile(id, asAdmin)).toMatchObject({ status: 404 });
  const { body } = await storage.graphql('{ files { id uploadedByUserId } }', {}, asAdmin);
  expect((body as { data: { files: Array<{ id: string }> } }).data.files.map(({ id }) => id).sort()).toEqual(others);
  await sweep();
  expect(contents()).toEqual(others);
  expect(await countRows()).toBe(2);
  for (const id of others) expect(await fetchFile(id, asAdmin)).toMatchObject({ status: 200, body: 'hello' });
});

it('removes them whatever deletes the user', async () => {
  const ana = await signUp();
  await uploadOne(hello, asUser(ana));
  await test.db.deleteFrom('auth.users').where('id', '=', ana.user.id).execute();
  await sweep();
  expect([contents(), await countRows()]).toEqual([[], 0]);
});

it('keeps them when the deletion is undone', async () => {
  const ana = await signUp();
  const { id } = await uploadOne(hello, asUser(ana));
  const deletion = test.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('auth.users').where('id', '=', ana.user.id).execute();
    throw new Error('undone');
  });
  await expect(deletion).rejects.toThrow('undone');
  await sweep();
  expect(await fetchFile(id, asUser(ana))).toMatchObject({ status: 200, body: 'hello' });
});

it('stores nothing in the name of a user who does not exist', async () => {
  const headers = { ...asAdmin, 'x-hasura-user-id': '00000000-0000-4000-8000-000000000000' };
  expect(await storage.upload([hello], headers)).toMatchObject({ status: 403 });
  expect([contents(), await countRows()]).toEqual([[], 0]);
});
