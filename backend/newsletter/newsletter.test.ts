import { createTestApp, followTestClock } from '../testing/test-app';

const test = createTestApp();
const insertOne = 'mutation Subscribe($e: citext!) { insert_newsletter_one(object: {email: $e}) { id } }';
const post = (body: object, headers = {}) => test.visitor.post('/v1/graphql', body, headers);
const subscribe = (e: unknown, headers = {}) =>
  post({ operationName: 'Subscribe', query: insertOne, variables: { e } }, headers);
const rejected = (code: string, path: string, message: string | RegExp) => ({
  status: 200,
  body: {
    errors: [
      { message: typeof message === 'string' ? message : expect.stringMatching(message), extensions: { code, path } },
    ],
  },
});
const subscribers = () => test.db.selectFrom('newsletter').select('email').orderBy('email').execute();
const argument = '$.selectionSet.insert_newsletter_one.args.object';

it('stores the address and returns its id', async () => {
  const { status, body } = await subscribe(' Leitora@Exemplo.com ');
  expect(status).toBe(200);
  expect(body).toEqual({ data: { insert_newsletter_one: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } } });
  expect(await subscribers()).toEqual([{ email: 'leitora@exemplo.com' }]);
});

it('inserts several at once, all or none', async () => {
  const query =
    'mutation { insert_newsletter(objects: [{email: "a@b.co"}, {email: "c@d.co"}]) { affected_rows returning { id } } }';
  const { body } = await post({ query });
  expect(body).toMatchObject({ data: { insert_newsletter: { affected_rows: 2, returning: [{}, {}] } } });
  const path = '$.selectionSet.insert_newsletter.args.objects';
  expect(await post({ query: query.replace('a@b.co', 'e@f.co') })).toMatchObject(
    rejected('constraint-violation', path, /^Uniqueness violation/),
  );
  expect(await subscribers()).toHaveLength(2);
});

it.each(['leitora@exemplo.com', 'LEITORA@exemplo.com'])('reports that %p is subscribed already', async (again) => {
  await subscribe('leitora@exemplo.com');
  const message = 'Uniqueness violation. duplicate key value violates unique constraint "newsletter_email_key"';
  const response = await subscribe(again);
  expect(response).toMatchObject(rejected('constraint-violation', argument, message));
  expect(response.body).not.toHaveProperty('data');
  expect(test.logged.join('')).not.toContain('exemplo.com');
});

it.each(['leitora', '', 'a@b', 'x'.repeat(260) + '@b.co', 'a\0@b.co', 7, true, { a: 1 }])(
  'rejects the address %p',
  async (e) => {
    const message = 'check constraint of an insert/update permission has failed';
    expect(await subscribe(e)).toMatchObject(rejected('permission-error', argument, message));
    expect(await subscribers()).toEqual([]);
  },
);

it('undoes the first insert when the second fails', async () => {
  const query =
    'mutation { one: insert_newsletter_one(object: {email: "a@b.co"}) { id } two: insert_newsletter_one(object: {email: "bad"}) { id } }';
  expect(await post({ query })).toMatchObject(rejected('permission-error', argument, /check constraint/));
  expect(await subscribers()).toEqual([]);
});

it.each<[string, object, string, string, string | RegExp]>([
  [
    'no address',
    { query: 'mutation { insert_newsletter_one(object: {}) { id } }' },
    'constraint-violation',
    argument,
    /^Not-NULL violation/,
  ],
  [
    'another table',
    { query: 'mutation { insert_users_one(object: {}) { id } }' },
    'validation-failed',
    '$.selectionSet.insert_users_one',
    "field 'insert_users_one' not found in type: 'mutation_root'",
  ],
  [
    'reading',
    { query: '{ newsletter { email } }' },
    'validation-failed',
    '$.selectionSet.newsletter',
    "field 'newsletter' not found in type: 'query_root'",
  ],
  [
    'the address back',
    { query: 'mutation { insert_newsletter_one(object: {email: "a@b.co"}) { email } }' },
    'validation-failed',
    '$.selectionSet.email',
    "field 'email' not found in type: 'newsletter'",
  ],
  ['introspection', { query: '{ __schema { types { name } } }' }, 'validation-failed', '$', /introspection/],
  ['nonsense', { query: 'mutation {' }, 'validation-failed', '$.query', 'not a valid graphql query'],
  ['a deep query', { query: `{${'a{'.repeat(50)}b${'}'.repeat(50)}}` }, 'validation-failed', '$.query', /too deep/],
  ['a long query', { query: `{${'a '.repeat(3000)}}` }, 'validation-failed', '$.query', 'not a valid graphql query'],
  ['no query', { variables: {} }, 'parse-failed', '$', /GraphQL request/],
  [
    'two operations, none named',
    { query: 'query A { no_queries_available } query B { no_queries_available }' },
    'validation-failed',
    '$',
    /named/,
  ],
])('rejects %s', async (_case, body, code, path, message) => {
  expect(await post(body)).toMatchObject(rejected(code, path, message));
  expect(await subscribers()).toEqual([]);
});

it('responds 200 to a body that is not JSON or too large', async () => {
  const headers = { 'content-type': 'application/json' };
  for (const payload of ['', '{nonsense', JSON.stringify({ query: 'x'.repeat(100_000) })]) {
    const response = await test.visitor.send({ method: 'POST', url: '/v1/graphql', payload, headers });
    expect(response).toMatchObject(rejected('invalid-json', '$', /JSON/));
  }
});

it('treats every caller as a visitor, whatever it claims', async () => {
  const e = 'leitora@exemplo.com';
  expect(await subscribe(e, { 'x-hasura-role': 'admin' })).toMatchObject(
    rejected('access-denied', '$', /allowed roles/),
  );
  expect(await subscribe(e, { 'x-hasura-admin-secret': 'x' })).toMatchObject(
    rejected('access-denied', '$', /admin-secret/),
  );
  expect(await subscribe(e, { authorization: 'Bearer x.y.z' })).toMatchObject(rejected('invalid-jwt', '$', /JWT/));
  const { token } = await test.signIn('joao');
  const headers = { authorization: `Bearer ${token}`, 'x-hasura-role': 'public' };
  expect(await subscribe(e, headers)).toMatchObject({ body: { data: {} } });
});

it('accepts ten addresses in a request and rejects eleven, however they are spread', async () => {
  const object = (i: number) => `{email: "a${i}@b.co"}`;
  const objects = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => object(from + i)).join();
  const one = (i: number) => `one${i}: insert_newsletter_one(object: ${object(i)}) { id }`;
  const many = `mutation { insert_newsletter(objects: [${objects(0, 10)}]) { affected_rows } ${one(10)} }`;
  expect(await post({ query: many })).toMatchObject(rejected('validation-failed', argument, 'too many rows at once'));
  expect(await subscribers()).toEqual([]);
  const ten = `mutation { insert_newsletter(objects: [${objects(0, 9)}]) { affected_rows } ${one(9)} }`;
  expect(await post({ query: ten })).toMatchObject({ body: { data: { insert_newsletter: { affected_rows: 9 } } } });
});

describe('with a limit for each address', () => {
  const few = createTestApp({ TRUST_PROXY: 'true', NEWSLETTER_PER_ADDRESS: '2', NEWSLETTER_WINDOW_SECONDS: '60' });
  followTestClock(few);
  const subscribeFrom = (address: string, e: string, caller = few.visitor) =>
    caller.post('/v1/graphql', { query: insertOne, variables: { e } }, { 'x-forwarded-for': address });
  const done = { body: { data: { insert_newsletter_one: {} } } };
  const tooMany = {
    ...rejected('rate-limit-exceeded', '$', 'too many requests from this address'),
    headers: { 'retry-after': '60' },
  };

  it('rejects the next call, at every instance, until the window is over; a failed insert counts, that of a neighbour does not', async () => {
    const another = await few.startAnother();
    expect(await subscribeFrom('2001:db8:0:7::1', 'a@b.co')).toMatchObject(done);
    expect(await subscribeFrom('2001:db8:0:7::2', 'bad')).toMatchObject(
      rejected('permission-error', argument, /check/),
    );
    expect(await subscribeFrom('2001:db8:0:7::3', 'c@d.co')).toMatchObject(tooMany);
    expect(await subscribeFrom('2001:db8:0:7::4', 'c@d.co', another)).toMatchObject(tooMany);
    expect(await subscribeFrom('2001:db8:0:8::1', 'e@f.co')).toMatchObject(done);
    few.passTime(59_000);
    expect(await subscribeFrom('2001:db8:0:7::1', 'c@d.co')).toMatchObject({ headers: { 'retry-after': '1' } });
    few.passTime(1_000);
    expect(await subscribeFrom('2001:db8:0:7::1', 'c@d.co')).toMatchObject(done);
  });

  it('does not count a call that is not a valid request', async () => {
    for (let i = 0; i < 5; i += 1) await few.visitor.post('/v1/graphql', { query: 'mutation {' });
    expect(await few.visitor.post('/v1/graphql', { query: insertOne, variables: { e: 'a@b.co' } })).toMatchObject(done);
  });
});
