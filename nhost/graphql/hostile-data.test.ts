import * as fc from 'fast-check';
import { hostileWords } from 'fixtures/hostile-words';
import { adminSecret, asUser } from '../testing/data-test';
import { createStorageTest, formType, toForm } from '../testing/storage-test';

const calls = Number(process.env.FUZZ_CALLS ?? 2000);
const timeoutMs = 60_000 + calls * 100;
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const { test, signUp, uploadOne, contents } = createStorageTest({
  LOG_LEVEL: 'error',
  NEWSLETTER_PER_ADDRESS: '1000000',
});

const words = [...hostileWords, '../../jwt-secret', 'a@b.co'];
const text = fc.oneof(fc.constantFrom(...words), fc.string({ unit: 'binary', maxLength: 30 }));
const anything = fc.oneof(text, fc.constantFrom(0, -1, 1.5, 2 ** 31, 1e308, null, true), fc.anything({ maxDepth: 3 }));
const headerText = fc.string({ maxLength: 60 }).map((value) => value.replace(/[^\x20-\x7e]/g, ''));
const inPath = text.map((value) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '')));
const json = (value: unknown) =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? '';

const headers = fc.record(
  {
    range: fc.oneof(fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=5-2', 'bytes=0-0,1-1'), headerText),
    'if-none-match': fc.oneof(fc.constantFrom('*', '"', 'W/"a"'), headerText),
    'if-modified-since': headerText,
    'if-range': headerText,
    accept: headerText,
    origin: headerText,
    'x-hasura-role': fc.oneof(fc.constantFrom('user', 'me', 'public', 'admin'), headerText),
    'x-hasura-user-id': headerText,
  },
  { requiredKeys: [] },
);

const field = fc.constantFrom(
  'users(where: {email: {_eq: $v}}) { id metadata }',
  'files(where: {name: {_in: [$v]}}, order_by: [{size: desc}], limit: 3) { id etag }',
  'file(id: $v) { id }',
  'user(id: $v) { displayName }',
  'bucket(id: $v) { id }',
  '...F',
  '__typename',
);
const mutation = fc.constantFrom(
  'insert_newsletter_one(object: {email: $v}) { id }',
  'insert_newsletter(objects: [{email: $v}]) { affected_rows }',
  'updateUser(pk_columns: {id: $id}, _set: {displayName: $v, metadata: $j}) { id }',
  'updateFile(pk_columns: {id: $id}, _set: {name: $v, metadata: $j}) { id }',
  'insertBucket(object: {id: $v, cacheControl: $v}) { id }',
);
const type = fc.constantFrom('citext', 'String', 'uuid!', 'Int', 'jsonb');
const query = fc.oneof(
  fc.tuple(type, fc.array(field, { maxLength: 4 })).map(([of, all]) => `query ($v: ${of}) { ${all.join(' ')} }`),
  fc
    .tuple(type, fc.array(mutation, { minLength: 1, maxLength: 3 }))
    .map(([of, all]) => `mutation ($v: ${of}, $id: uuid!, $j: jsonb) { ${all.join(' ')} }`),
  text,
  fc.integer({ min: 1, max: 300 }).map((depth) => '{a'.repeat(depth)),
);
const graphqlCall = fc
  .record({ query, variables: fc.record({ v: anything, id: anything, j: anything }, { requiredKeys: [] }) })
  .map((body) => ({ method: 'POST', url: '/v1/graphql', type: 'application/json', payload: json(body) }));

const option = fc.tuple(fc.constantFrom('w', 'h', 'q', 'b', 'f', 'X-Amz-Date', 'X-Amz-Signature'), inPath);
const search = fc.array(option, { maxLength: 3 }).map((all) => all.map(([key, value]) => `${key}=${value}`).join('&'));
const storagePath = (own: string) =>
  fc.tuple(
    fc.oneof(fc.constant(own), inPath),
    fc.constantFrom('', '', '/presignedurl', '/presignedurl/contents'),
    search,
  );
const storageCall = (own: string) =>
  fc
    .tuple(fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'PUT'), storagePath(own))
    .map(([method, [id, tail, query]]) => ({
      method,
      url: `/v1/storage/files/${id}${tail}?${query}`,
      type: undefined,
      payload: undefined,
    }));

const upload = fc
  .record({
    files: fc.array(
      fc.record({
        content: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
        name: fc.oneof(fc.constant('a.txt'), headerText),
        type: headerText,
        metadata: fc.oneof(
          fc.constant('{}'),
          fc.constant('{}'),
          fc.record({ id: anything, name: anything, metadata: anything }).map(json),
          text,
        ),
      }),
      { maxLength: 3 },
    ),
    bucket: fc.oneof({ weight: 4, arbitrary: fc.constant('default') }, { weight: 1, arbitrary: text }),
    cut: fc.oneof(fc.constant(1), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ files, bucket, cut }) => {
    const form = toForm(files, { 'bucket-id': bucket });
    const payload = form.subarray(0, Math.ceil(form.length * cut));
    return { method: 'POST', url: '/v1/storage/files', type: formType, payload };
  });
const functionCall = fc.tuple(fc.oneof(fc.constant('account/export'), inPath), anything).map(([path, body]) => ({
  method: 'POST',
  url: `/v1/functions/${path}`,
  type: 'application/json',
  payload: json(body),
}));

it(
  `survives ${calls} hostile calls without a fault of its own`,
  async () => {
    const ana = asUser(await signUp());
    const { id } = await uploadOne({ content: 'hello' }, ana);
    const who = fc.constantFrom({}, ana, ana, { 'x-hasura-admin-secret': adminSecret });
    const call = fc.oneof(graphqlCall, graphqlCall, storageCall(id), upload, functionCall);
    const faults: object[] = [];
    const statuses = new Set<number>();
    for (const [sent, caller, more] of fc.sample(fc.tuple(call, who, headers), { numRuns: calls, seed })) {
      const { method, url, type: contentType, payload } = sent;
      const response = await test.visitor.send({
        method,
        url,
        headers: { ...more, ...caller, ...(contentType && { 'content-type': contentType }) },
        ...(payload === undefined ? {} : { payload }),
      } as never);
      statuses.add(response.status);
      const said = JSON.stringify(response.body ?? '');
      const isFault =
        response.status >= 500 || /"(unexpected|postgres-error)"|node_modules|kysely|select .* from/i.test(said);
      if (isFault) faults.push({ sent, more, response });
    }
    expect({ seed, faults: faults.slice(0, 3) }).toEqual({ seed, faults: [] });
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 403, 404]));
    // Every content is of a row, and the file that was there is unharmed.
    const rows = await test.db.selectFrom('storage.files').select('id').execute();
    expect(contents()).toEqual(rows.map((row) => row.id).sort());
    expect(await test.visitor.get(`/v1/storage/files/${id}`, ana)).toMatchObject({ status: 200, body: 'hello' });
  },
  timeoutMs,
);
