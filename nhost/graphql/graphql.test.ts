import { asAdmin, asUser, createDataTest, rejectedWith } from '../testing/data-test';

const { test, graphql, signUp } = createDataTest();
const ownName = '{ users { displayName } }';
const notFound = (field: string) =>
  rejectedWith('validation-failed', `field '${field}' not found in type: 'query_root'`, `$.selectionSet.${field}`);
const notAllowed = rejectedWith('access-denied', 'Your requested role is not in allowed roles');

it('gives each role its own schema', async () => {
  const session = await signUp();
  const queryAs = (role: string) => graphql(ownName, {}, { ...asUser(session), 'x-hasura-role': role });
  expect(await graphql(ownName)).toMatchObject(notFound('users'));
  expect(await graphql(ownName, {}, asUser(session))).toMatchObject({ body: { data: { users: [{}] } } });
  expect(await queryAs('me')).toMatchObject({ body: { data: { users: [{}] } } });
  expect(await queryAs('editor')).toMatchObject(notFound('users'));
  expect(await queryAs('public')).toMatchObject(notAllowed);
  expect(await queryAs('admin')).toMatchObject(notAllowed);
  expect(await graphql('{ buckets { id } }', {}, asUser(session))).toMatchObject(notFound('buckets'));
  expect(await graphql('{ buckets { id } }', {}, asAdmin)).toMatchObject({
    body: { data: { buckets: [{ id: 'default' }] } },
  });
});

it('takes the admin secret before a token, and lets it act in any role', async () => {
  const { user, ...session } = await signUp();
  const query = '{ users { id } }';
  const all = await graphql(query, {}, { ...asUser({ user, ...session }), ...asAdmin });
  expect((all.body as { data: { users: unknown[] } }).data.users.length).toBeGreaterThan(3);
  const asThis = { ...asAdmin, 'x-hasura-role': 'user', 'x-hasura-user-id': user.id };
  expect(await graphql(query, {}, asThis)).toMatchObject({ body: { data: { users: [{ id: user.id }] } } });
  expect(await graphql(query, {}, { ...asAdmin, 'x-hasura-role': 'user' })).toMatchObject(notFound('users'));
  expect(await graphql(query, {}, { ...asThis, 'x-hasura-user-id': "' or true--" })).toMatchObject(
    rejectedWith('invalid-headers', 'x-hasura-user-id is not a uuid'),
  );
});

it.each(['', 'x', 'the admin secret of the tests, long enough '])('rejects the admin secret %j', async (secret) => {
  expect(await graphql(ownName, {}, { 'x-hasura-admin-secret': secret })).toMatchObject(
    rejectedWith('access-denied', 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"'),
  );
});

it('rejects a token once it expired or its session ended, and a forged one', async () => {
  const session = await signUp();
  const [head, body] = session.accessToken.split('.');
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const forged = [`${head}.${body}.AAAA`, `${none}.${body}.`, 'undefined', '', `${head}.${body}`, '{}.{}.{}'];
  const invalid = rejectedWith('invalid-jwt', 'Could not verify JWT: JWSError JWSInvalidSignature');
  for (const accessToken of forged) {
    expect(await graphql(ownName, {}, asUser({ ...session, accessToken }))).toMatchObject(invalid);
  }
  await test.db.deleteFrom('auth.refresh_tokens').execute();
  expect(await graphql(ownName, {}, asUser(session))).toMatchObject(invalid);
  test.passTime(901_000);
  expect(await graphql(ownName, {}, asUser(session))).toMatchObject(
    rejectedWith('invalid-jwt', 'Could not verify JWT: JWTExpired'),
  );
});

it('lets every role into the newsletter', async () => {
  const session = await signUp();
  const subscribe = (email: string, headers: Record<string, string>) =>
    graphql(`mutation { insert_newsletter_one(object: {email: "${email}"}) { id } }`, {}, headers);
  const done = { body: { data: { insert_newsletter_one: { id: expect.any(String) } } } };
  expect(await subscribe('a@b.co', asUser(session))).toMatchObject(done);
  expect(await subscribe('c@d.co', { ...asUser(session), 'x-hasura-role': 'editor' })).toMatchObject(done);
  expect(await subscribe('e@f.co', asAdmin)).toMatchObject(done);
});

const fragments = (count: number) =>
  Array.from({ length: count }, (_, i) => `fragment F${i} on users { ...F${i + 1} ...F${i + 1} }`).join(' ');

it.each([
  ['a deep query', `{${'users{'.repeat(7)}id${'}'.repeat(7)}}`],
  ['many fields', `{ users { ${'id '.repeat(61)} } }`],
  ['many aliases', `{ ${Array.from({ length: 13 }, (_, i) => `a${i}: users { id }`).join(' ')} }`],
  ['aliases in a fragment', `{ ...F ...F } fragment F on query_root { ${'users { id } '.repeat(7)} }`],
  ['fragments that double', `{ users { ...F0 } } ${fragments(12)} fragment F12 on users { id }`],
  ['fragments in a circle', '{ users { ...F } } fragment F on users { ...F }'],
  ['nesting by fragments', `{ users { ...A } } fragment A on users { ${'a { '.repeat(6)} id ${'} '.repeat(6)} }`],
])('rejects %s before it runs', async (_case, query) => {
  expect(await graphql(query, {}, asUser(await signUp()))).toMatchObject(
    rejectedWith('validation-failed', 'the query is too deep or too large', '$.query'),
  );
});

it('rejects a list of requests', async () => {
  const list = [{ query: ownName }, { query: ownName }];
  expect(await test.visitor.post('/v1/graphql', list, asUser(await signUp()))).toMatchObject(
    rejectedWith('parse-failed', 'the body is not a GraphQL request'),
  );
});

it.each([
  ['a subscription', 'subscription { users { id } }', 'validation-failed', /subscription/],
  ['introspection', '{ __schema { types { name } } }', 'validation-failed', /introspection/],
  ['definitions of types', 'type A { a: Int }', 'validation-failed', /not executable/],
  ['a number out of range', '{ users(limit: 99999999999) { id } }', 'validation-failed', /32-bit/],
  ['a negative number', '{ users(offset: -1) { id } }', 'bad-request', 'unexpected negative value'],
  ['a value of another type', '{ users(limit: "1") { id } }', 'validation-failed', /Int cannot represent/],
])('rejects %s', async (_case, query, code, message) => {
  expect(await graphql(query, {}, asUser(await signUp()))).toMatchObject(rejectedWith(code, message, /^\$/));
});
