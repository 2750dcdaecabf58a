import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSamplePeople, samplePeople, sampleSites } from 'fixtures/people';
import { insertPeople } from '../first-start/first-start';
import { createTestApp } from '../testing/test-app';

const test = createTestApp();
const sites = sampleSites.map(({ slug }) => slug);
const addPeople = (count: number) =>
  insertPeople(test.db, createSamplePeople(count, sites), 'nobody signs in with this');

/** Fetches the list as the admin, in an encoding. */
async function createFetch() {
  const { token } = await test.signIn('marina');
  const headers = { authorization: `Bearer ${token}` };
  return (encoding: string) =>
    test.app.http.inject({ url: '/api/usuarios', headers: { ...headers, 'accept-encoding': encoding } });
}

it('lists all people with role and site, by id', async () => {
  const { status, body } = await (await test.signIn('marina')).get('/api/usuarios');
  expect(status).toBe(200);
  expect(body).toEqual([
    expect.objectContaining({ id: test.ids.marina, email: samplePeople.marina.email, role_nome: 'Administrador' }),
    expect.objectContaining({ id: test.ids.joao, nome: 'João Batista Leão', site_nome: 'Ponte Consultoria' }),
    expect.objectContaining({ id: test.ids.lucia, site_slug: 'escola-estacao-musical', role_id: 3 }),
  ]);
});

it('responds 304 to a caller that has the list, until anything in it changes', async () => {
  const admin = await test.signIn('marina');
  const stampOf = async () => String((await admin.get('/api/usuarios')).headers.etag);
  const first = await stampOf();
  expect(await admin.get('/api/usuarios', { 'if-none-match': first })).toMatchObject({ status: 304, body: '' });
  expect(await stampOf()).toBe(first);

  const { senha: _senha, ...joao } = samplePeople.joao;
  await admin.put(`/api/usuarios/${test.ids.joao}`, { ...joao, nome: 'Outro' });
  const second = await stampOf();
  await test.db.updateTable('sites').set({ nome: 'Novo nome' }).where('slug', '=', 'ponte').execute();
  const third = await stampOf();
  await test.db.updateTable('sites').set({ nome: 'Ponte Consultoria' }).where('slug', '=', 'ponte').execute();
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await admin.get('/api/usuarios', { 'if-none-match': first })).toMatchObject({ status: 200 });
});

it('says when each person was last seen, and renews the list with a login', async () => {
  const admin = await test.signIn('marina');
  const lastSeen = async () => {
    const { headers, body } = await admin.get('/api/usuarios');
    const people = body as Array<{ nome: string; ultimo_acesso: string | null }>;
    return { etag: headers.etag, joao: people.find(({ nome }) => nome.startsWith('João'))?.ultimo_acesso };
  };
  const before = await lastSeen();
  expect(before.joao).toBeNull();
  await test.signIn('joao');
  const after = await lastSeen();
  expect(after.joao).toBe(test.now().toISOString());
  expect(after.etag).not.toBe(before.etag);
});

it('keeps the list while an account that is in no row of it is seen', async () => {
  const admin = await test.signIn('marina');
  const stampOf = async () => (await admin.get('/api/usuarios')).headers.etag;
  const { id } = await test.db
    .insertInto('auth.users')
    .values({
      email: 'visitor@site.example',
      display_name: 'V',
      password_hash: null,
      email_verified: true,
      last_seen: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const before = await stampOf();
  await test.db.updateTable('auth.users').set({ last_seen: test.now() }).where('id', '=', id).execute();
  expect(await stampOf()).toBe(before);
});

it('checks the token before it responds 304', async () => {
  const admin = await test.signIn('marina');
  const etag = String((await admin.get('/api/usuarios')).headers.etag);
  expect(await test.visitor.get('/api/usuarios', { 'if-none-match': etag })).toMatchObject({ status: 401 });
  const person = await test.signIn('joao');
  expect(await person.get('/api/usuarios', { 'if-none-match': etag })).toMatchObject({ status: 403 });
});

it('shows a change made through another instance', async () => {
  const admin = await test.signIn('marina');
  await admin.get('/api/usuarios');
  const another = await test.startAnother();
  const authorization = `Bearer ${admin.token}`;
  await another.delete(`/api/usuarios/${test.ids.lucia}`, { authorization });
  expect((await admin.get('/api/usuarios')).body).toHaveLength(2);
});

it('sends 10,000 people compressed', async () => {
  await addPeople(10_000);
  const fetchAs = await createFetch();
  const plain = await fetchAs('identity');
  expect(plain.json()).toHaveLength(10_003);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await fetchAs(encoding === 'br' ? 'gzip, deflate, br' : 'gzip, br;q=0');
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding, Authorization' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 6);
    expect(unpack[encoding](packed.rawPayload).equals(plain.rawPayload)).toBe(true);
  }
});

it('reads the rows once for each change, and serves the list from memory in between', async () => {
  await addPeople(50);
  const fetchAs = await createFetch();
  const queries = jest.spyOn(test.db.getExecutor(), 'executeQuery');
  const countQueries = async (work: () => Promise<unknown>) => {
    queries.mockClear();
    await work();
    const statements = queries.mock.calls.map(([{ sql }]) => sql);
    return { rows: statements.filter((sql) => sql.includes('order by "u"."id"')).length, all: statements.length };
  };
  expect(await countQueries(() => fetchAs('br'))).toEqual({ rows: 1, all: 3 });
  // Who calls and the stamp are checked each time.
  for (const encoding of ['br', 'gzip', 'identity']) {
    expect(await countQueries(() => fetchAs(encoding))).toEqual({ rows: 0, all: 2 });
  }
  await test.db.updateTable('sites').set({ nome: 'Ponte' }).where('slug', '=', 'ponte').execute();
  const atOnce = Array.from({ length: 5 }, () => 'br');
  expect(await countQueries(() => Promise.all(atOnce.map(fetchAs)))).toMatchObject({ rows: 1 });
  await test.db.updateTable('sites').set({ nome: 'Ponte Consultoria' }).where('slug', '=', 'ponte').execute();
});
