import { asAdmin, asUser, createDataTest, rejectedWith } from '../../testing/data-test';

const { test, graphql, signUp, insertFile } = createDataTest();
const list = (given = '') => `{ files${given} { id name bucketId size mimeType isUploaded uploadedByUserId } }`;
const names = (response: { body: unknown }) =>
  (response.body as { data: { files: Array<{ name: string }> } }).data.files.map(({ name }) => name);
const rename = `mutation ($id: uuid!, $set: files_set_input) {
  updateFile(pk_columns: {id: $id}, _set: $set) { id name metadata }
}`;

it('lists the own files that are stored, and all for an admin', async () => {
  const ana = await signUp();
  const bia = await signUp('bia@exemplo.com');
  await insertFile(ana, { name: 'a.txt' });
  await insertFile(bia, { name: 'b.txt' });
  const unfinished = await insertFile(ana, { name: 'c.txt', is_uploaded: false });
  expect(names(await graphql(list(), {}, asUser(ana)))).toEqual(['a.txt']);
  expect(names(await graphql(list(), {}, asAdmin))).toEqual(['a.txt', 'b.txt']);
  const one = 'query ($id: uuid!) { file(id: $id) { id } }';
  expect(await graphql(one, { id: unfinished }, asAdmin)).toMatchObject({ body: { data: { file: null } } });
});

it('rejects a filter that PostgreSQL cannot read', async () => {
  const where = 'query ($name: String) { files(where: {name: {_eq: $name}}) { id } }';
  expect(await graphql(where, { name: 'a\0b' }, asUser(await signUp()))).toMatchObject(
    rejectedWith('data-exception', 'invalid input value'),
  );
});

it('filters, sorts and pages', async () => {
  const ana = await signUp();
  for (const name of ['b.txt', 'a.txt', 'c.txt']) await insertFile(ana, { name });
  const listOwn = async (given: string) => names(await graphql(list(given), {}, asUser(ana)));
  expect(await listOwn('(order_by: [{name: desc}], limit: 2, offset: 1)')).toEqual(['b.txt', 'a.txt']);
  expect(await listOwn('(where: {name: {_in: ["a.txt", "c.txt"]}})')).toEqual(['a.txt', 'c.txt']);
  expect(await listOwn('(where: {name: {_eq: "a.txt"}, bucketId: {_eq: "other"}})')).toEqual([]);
  expect(await listOwn('(where: {name: {_in: []}})')).toEqual([]);
  expect(await listOwn('(limit: 0)')).toEqual([]);
});

it('renames the own file only, and keeps its other columns', async () => {
  const ana = await signUp();
  const id = await insertFile(ana);
  const set = { name: 'relatório.txt', metadata: { a: 1 } };
  const done = { body: { data: { updateFile: { id, ...set } } } };
  const bia = await signUp('bia@exemplo.com');
  expect(await graphql(rename, { id, set }, asUser(bia))).toMatchObject({ body: { data: { updateFile: null } } });
  expect(await graphql(rename, { id, set }, asUser(ana))).toMatchObject(done);
  expect(await graphql(rename, { id, set: { size: 1 } }, asUser(ana))).toMatchObject(
    rejectedWith('validation-failed', /size/),
  );
  for (const name of ['', null, 'a\0b', 'a\nb', 'x'.repeat(256)]) {
    expect(await graphql(rename, { id, set: { name } }, asUser(ana))).toMatchObject(
      rejectedWith('permission-error', /check constraint/, /_set$/),
    );
  }
  const rows = await test.db.selectFrom('storage.files').select(['size', 'mime_type', 'etag']).execute();
  expect(rows).toEqual([{ size: 3, mime_type: 'text/plain', etag: '"e"' }]);
});
