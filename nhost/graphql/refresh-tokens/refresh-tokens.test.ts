import type { SessionJson } from '../../auth/sessions/sessions';
import { asAdmin, asUser, createDataTest, rejectedWith } from '../../testing/data-test';

const { test, graphql, post, get, signUp } = createDataTest();
const expiresAt = '2026-04-01T00:00:00.000Z';
const columns = 'id type createdAt expiresAt metadata userId';
const pats = `{ authRefreshTokens(where: {type: {_eq: pat}}, order_by: [{expiresAt: desc}]) { ${columns} } }`;
const sessions = '{ authRefreshTokens(where: {type: {_eq: regular}}) { id createdAt expiresAt } }';
const remove = 'mutation ($id: uuid!) { deleteAuthRefreshToken(id: $id) { id type } }';
const removeMany = `mutation ($where: authRefreshTokens_bool_exp!) {
  deleteAuthRefreshTokens(where: $where) { affected_rows returning { id } }
}`;

interface Pat {
  id: string;
  personalAccessToken: string;
}
const createPat = async ({ accessToken }: SessionJson, until = expiresAt, metadata?: object) =>
  (await post('/pat', { expiresAt: until, metadata }, accessToken)).body as Pat;
const signIn = async () =>
  (
    (await post('/signin/email-password', { email: 'ana@exemplo.com', password: 'Abc123' })).body as {
      session: SessionJson;
    }
  ).session;
const listIds = async (query: string, session: SessionJson) => {
  const { body } = await graphql(query, {}, asUser(session));
  return (body as { data: { authRefreshTokens: { id: string }[] } }).data.authRefreshTokens.map(({ id }) => id);
};

it('lists the own personal access tokens only, in the requested order', async () => {
  const ana = await signUp();
  const bia = await signUp('bia@exemplo.com');
  const { id: soon } = await createPat(ana);
  const { id: late } = await createPat(ana, '2026-05-01T00:00:00.000Z', { name: 'CI' });
  await createPat(bia);
  const common = { type: 'pat', createdAt: test.now().toISOString(), userId: ana.user.id };
  expect((await graphql(pats, {}, asUser(ana))).body).toEqual({
    data: {
      authRefreshTokens: [
        { ...common, id: late, expiresAt: '2026-05-01T00:00:00.000Z', metadata: { name: 'CI' } },
        { ...common, id: soon, expiresAt, metadata: null },
      ],
    },
  });
});

it('lists the own sessions, the oldest first, and none that has ended', async () => {
  const ana = await signUp();
  await signUp('bia@exemplo.com');
  test.passTime(1000);
  const second = await signIn();
  expect(await listIds(sessions, second)).toEqual([ana.refreshTokenId, second.refreshTokenId]);
  test.passTime(2_591_999_000);
  const last = await signIn();
  expect(await listIds(sessions, last)).toEqual([second.refreshTokenId, last.refreshTokenId]);
});

it('has no token and no hash, and nothing for visitors and anonymous users', async () => {
  for (const column of ['refreshTokenHash', 'refresh_token_hash', 'refreshToken', 'token', 'hash']) {
    expect(await graphql(`{ authRefreshTokens { ${column} } }`, {}, asAdmin)).toMatchObject(
      rejectedWith('validation-failed', `field '${column}' not found in type: 'authRefreshTokens'`, /./),
    );
  }
  const { session } = (await post('/signin/anonymous')).body as { session: SessionJson };
  for (const headers of [{}, asUser(session)]) {
    expect(await graphql(sessions, {}, headers)).toMatchObject(
      rejectedWith('validation-failed', /not found in type: 'query_root'/, /./),
    );
  }
});

it('deletes an own token, which then signs in no more, and never that of another user', async () => {
  const ana = await signUp();
  const bia = await signUp('bia@exemplo.com');
  const { id, personalAccessToken } = await createPat(ana);
  expect(await graphql(remove, { id }, asUser(bia))).toMatchObject({
    body: { data: { deleteAuthRefreshToken: null } },
  });
  expect(await post('/signin/pat', { personalAccessToken })).toMatchObject({ status: 200 });
  expect(await graphql(remove, { id }, asUser(ana))).toMatchObject({
    body: { data: { deleteAuthRefreshToken: { id, type: 'pat' } } },
  });
  expect(await post('/signin/pat', { personalAccessToken })).toMatchObject({ status: 401 });
  expect(await graphql(remove, { id: bia.refreshTokenId }, asAdmin)).toMatchObject({
    body: { data: { deleteAuthRefreshToken: { id: bia.refreshTokenId } } },
  });
});

it('ends a session with its access token', async () => {
  const ana = await signUp();
  const other = await signIn();
  await graphql(remove, { id: other.refreshTokenId }, asUser(ana));
  expect(await get('/user', other.accessToken)).toMatchObject({ status: 401 });
  expect(await post('/token', { refreshToken: other.refreshToken })).toMatchObject({ status: 401 });
  expect(await get('/user', ana.accessToken)).toMatchObject({ status: 200 });
});

it('deletes all own tokens of a condition, and none of another user', async () => {
  const ana = await signUp();
  const bia = await signUp('bia@exemplo.com');
  const first = await createPat(ana);
  const second = await createPat(ana);
  const ofBia = await createPat(bia);
  const where = { type: { _eq: 'pat' }, userId: { _in: [ana.user.id, bia.user.id] } };
  const { body } = await graphql(removeMany, { where }, asUser(ana));
  expect(body).toEqual({
    data: { deleteAuthRefreshTokens: { affected_rows: 2, returning: expect.any(Array) } },
  });
  const { returning } = (body as { data: { deleteAuthRefreshTokens: { returning: Pat[] } } }).data
    .deleteAuthRefreshTokens;
  expect(returning.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  expect(await listIds(pats, ana)).toEqual([]);
  expect(await listIds(pats, bia)).toEqual([ofBia.id]);
  expect(await listIds(sessions, ana)).toEqual([ana.refreshTokenId]);
});

it('does not deadlock when all sessions end while each is deleted', async () => {
  const ana = await signUp();
  const others = [];
  for (let i = 0; i < 5; i += 1) others.push(await signIn());
  const another = await test.startAnother();
  const deletions = others.map(({ refreshTokenId: id }, i) =>
    (i % 2 ? test.visitor : another).post('/v1/graphql', { query: remove, variables: { id } }, asUser(ana)),
  );
  const all = await Promise.all([...deletions, post('/signout', { all: true }, ana.accessToken)]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  // A request that came too late has an error of its token; none has one of the database.
  for (const { body } of all.slice(0, -1)) expect(JSON.stringify(body)).toMatch(/deleteAuthRefreshToken|invalid-jwt/);
  expect(await test.db.selectFrom('auth.refresh_tokens').selectAll().execute()).toEqual([]);
});
