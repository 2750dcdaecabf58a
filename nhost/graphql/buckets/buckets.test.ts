import { asAdmin, createDataTest, rejectedWith } from '../../testing/data-test';

const { test, graphql } = createDataTest();
afterEach(() => test.db.deleteFrom('storage.buckets').where('id', '!=', 'default').execute());
const insert = `mutation ($object: buckets_insert_input!) { insertBucket(object: $object) {
  id maxUploadFileSize minUploadFileSize cacheControl downloadExpiration presignedUrlsEnabled
} }`;
const update = `mutation ($set: buckets_set_input) {
  updateBucket(pk_columns: {id: "public"}, _set: $set) { id maxUploadFileSize cacheControl }
}`;

it('adds a bucket with Nhost’s settings and changes it', async () => {
  const settings = { minUploadFileSize: 1, downloadExpiration: 30, presignedUrlsEnabled: true };
  expect(await graphql(insert, { object: { id: 'public', maxUploadFileSize: 1000 } }, asAdmin)).toMatchObject({
    body: {
      data: { insertBucket: { id: 'public', maxUploadFileSize: 1000, cacheControl: 'max-age=3600', ...settings } },
    },
  });
  expect(await graphql(insert, { object: { id: 'public' } }, asAdmin)).toMatchObject(
    rejectedWith('constraint-violation', /"buckets_pkey"$/, '$.selectionSet.insertBucket.args.object'),
  );
  expect(await graphql(update, { set: { maxUploadFileSize: 5, cacheControl: null } }, asAdmin)).toMatchObject({
    body: { data: { updateBucket: { id: 'public', maxUploadFileSize: 5, cacheControl: null } } },
  });
});

it.each([
  { id: '../x' },
  { id: '' },
  { id: 'a', downloadExpiration: 0 },
  { id: 'a', maxUploadFileSize: 0 },
  { id: 'a', minUploadFileSize: -1 },
  { id: 'a', cacheControl: 'max-age=1\r\nset-cookie: a=b' },
])('rejects %j', async (object) => {
  expect(await graphql(insert, { object }, asAdmin)).toMatchObject(
    rejectedWith('permission-error', /check constraint/, /object$/),
  );
});
