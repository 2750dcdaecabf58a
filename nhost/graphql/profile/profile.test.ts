import { asAdmin, asUser, createDataTest, rejectedWith } from '../../testing/data-test';

const { test, graphql, signUp } = createDataTest();
const all = `{ users { id displayName email locale metadata isAnonymous emailVerified defaultRole avatarUrl createdAt } }`;
const update = `mutation ($id: uuid!, $set: users_set_input) {
  updateUser(pk_columns: {id: $id}, _set: $set) { displayName locale metadata }
}`;
const byId = 'query ($id: uuid!) { user(id: $id) { id displayName } }';

it('shows a signed-in user the own profile only', async () => {
  const ana = await signUp();
  const bia = await signUp('bia@exemplo.com');
  const profile = { id: ana.user.id, email: 'ana@exemplo.com', displayName: 'ana@exemplo.com', locale: 'en' };
  expect(await graphql(all, {}, asUser(ana))).toMatchObject({
    body: { data: { users: [{ ...profile, isAnonymous: false, createdAt: test.now().toISOString() }] } },
  });
  const where = '{ users(where: {email: {_eq: "bia@exemplo.com"}}) { id } }';
  expect(await graphql(where, {}, asUser(ana))).toMatchObject({ body: { data: { users: [] } } });
  expect(await graphql(byId, { id: bia.user.id }, asUser(ana))).toMatchObject({ body: { data: { user: null } } });
  expect(await graphql(byId, { id: bia.user.id }, asAdmin)).toMatchObject({
    body: { data: { user: { id: bia.user.id } } },
  });
  expect(await graphql(where, {}, asAdmin)).toMatchObject({ body: { data: { users: [{ id: bia.user.id }] } } });
});

it('has no secret of an account', async () => {
  for (const column of ['passwordHash', 'password_hash', 'totpSecret', 'ticket', 'otpHash', 'refreshTokens']) {
    expect(await graphql(`{ users { ${column} } }`, {}, asAdmin)).toMatchObject(
      rejectedWith('validation-failed', `field '${column}' not found in type: 'users'`, `$.selectionSet.${column}`),
    );
  }
});

it('changes the own profile only', async () => {
  const ana = await signUp();
  const bia = await signUp('bia@exemplo.com');
  const set = { displayName: 'Ana Leão', locale: 'es', metadata: { city: 'Recife' } };
  expect(await graphql(update, { id: ana.user.id, set }, asUser(ana))).toMatchObject({
    body: { data: { updateUser: set } },
  });
  expect(await graphql(update, { id: bia.user.id, set }, asUser(ana))).toMatchObject({
    body: { data: { updateUser: null } },
  });
  const names = await test.db.selectFrom('auth.users').where('display_name', '=', 'Ana Leão').select('id').execute();
  expect(names).toEqual([{ id: ana.user.id }]);
});

it.each([
  ['a name with markup', { displayName: '<b>Ana</b>\n' }, 'permission-error'],
  ['a long name', { displayName: 'x'.repeat(33) }, 'permission-error'],
  ['no name', { displayName: null }, 'permission-error'],
  ['an unknown language', { locale: 'fr' }, 'permission-error'],
  ['metadata that is no object', { metadata: [1] }, 'data-exception'],
  ['metadata with a NUL', { metadata: { a: '\0' } }, 'data-exception'],
  ['metadata with half a surrogate pair', { metadata: { a: '\ud800' } }, 'data-exception'],
  [
    'metadata that is nested deep',
    { metadata: JSON.parse('{"a":'.repeat(40) + '1' + '}'.repeat(40)) },
    'data-exception',
  ],
  ['another column', { email: 'x@y.co' }, 'validation-failed'],
])('rejects %s', async (_case, set, code) => {
  const ana = await signUp();
  expect(await graphql(update, { id: ana.user.id, set }, asUser(ana))).toMatchObject(rejectedWith(code, /./, /^\$/));
});

it.each(["' or 1=1--", '', 'x', 7, null, {}])('rejects the id %j', async (id) => {
  expect(await graphql(byId, { id }, asUser(await signUp()))).toMatchObject({
    body: { errors: [{ extensions: { code: expect.stringMatching(/^(data-exception|validation-failed)$/) } }] },
  });
});

it.each<[unknown]>([[{ toString: 1 }], [{}], [[['a']]]])('rejects a filter by %j, which has no text', async (value) => {
  const ana = asUser(await signUp());
  for (const where of ['{email: {_eq: $v}}', '{email: {_in: [$v]}}', '{id: {_eq: $v}}']) {
    const type = where.includes('email') ? 'citext!' : 'uuid!';
    expect(await graphql(`query ($v: ${type}) { users(where: ${where}) { id } }`, { v: value }, ana)).toMatchObject(
      rejectedWith('data-exception', /^invalid input/, /^\$\.selectionSet\.users\.args\.where\.(email|id)$/),
    );
  }
});
