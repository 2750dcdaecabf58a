import type { SessionJson } from '../../auth/sessions/sessions';
import { createAuthenticator } from '../../testing/authenticator';
import { adminSecret, asAdmin, asUser, createDataTest, rejectedWith } from '../../testing/data-test';

const { test, graphql, post, signUp } = createDataTest({ AUTH_REQUIRE_ELEVATED_CLAIM: 'recommended' });
const all = '{ authUserSecurityKeys { id nickname userId } }';
const byId = 'query ($id: uuid!) { authUserSecurityKey(id: $id) { id nickname } }';
const remove = 'mutation ($id: uuid!) { deleteAuthUserSecurityKey(id: $id) { id nickname } }';
const authenticator = createAuthenticator();

interface Options {
  challenge: string;
  user: { id: string };
}

async function addKey({ accessToken }: SessionJson, nickname?: string): Promise<string> {
  const options = (await post('/user/webauthn/add', {}, accessToken)).body as Options;
  const { status, body } = await post(
    '/user/webauthn/verify',
    { credential: authenticator.create(options), nickname },
    accessToken,
  );
  expect(status).toBe(200);
  return (body as { id: string }).id;
}

async function elevate({ accessToken }: SessionJson): Promise<SessionJson> {
  const options = (await post('/elevate/webauthn', { email: 'ana@exemplo.com' }, accessToken)).body as Options;
  const { body } = await post('/elevate/webauthn/verify', { credential: authenticator.get(options) }, accessToken);
  return (body as { session: SessionJson }).session;
}

const countKeys = async () => (await test.db.selectFrom('auth.user_security_keys').select('id').execute()).length;

it('lists the own keys only, by nickname', async () => {
  const ana = await signUp();
  const bia = await signUp('bia@exemplo.com');
  const unnamed = await addKey(ana);
  const elevated = await elevate(ana);
  const second = await addKey(elevated, 'Telefone');
  const first = await addKey(elevated, 'Chaveiro');
  const ofBia = await addKey(bia, 'Chave da Bia');
  const userId = ana.user.id;
  expect(await graphql(all, {}, asUser(ana))).toMatchObject({
    body: {
      data: {
        authUserSecurityKeys: [
          { id: first, nickname: 'Chaveiro', userId },
          { id: second, nickname: 'Telefone', userId },
          { id: unnamed, nickname: null, userId },
        ],
      },
    },
  });
  const ofOther = `{ authUserSecurityKeys(where: {userId: {_eq: "${bia.user.id}"}}) { id } }`;
  expect(await graphql(ofOther, {}, asUser(ana))).toMatchObject({ body: { data: { authUserSecurityKeys: [] } } });
  expect(await graphql(ofOther, {}, asAdmin)).toMatchObject({
    body: { data: { authUserSecurityKeys: [{ id: ofBia }] } },
  });
  expect(await graphql(byId, { id: ofBia }, asUser(ana))).toMatchObject({
    body: { data: { authUserSecurityKey: null } },
  });
  expect(await graphql(byId, { id: first }, asUser(ana))).toMatchObject({
    body: { data: { authUserSecurityKey: { id: first, nickname: 'Chaveiro' } } },
  });
});

it('has neither the public key nor the credential, and nothing for visitors', async () => {
  for (const column of ['credentialPublicKey', 'credential_public_key', 'credentialId', 'counter']) {
    expect(await graphql(`{ authUserSecurityKeys { ${column} } }`, {}, asAdmin)).toMatchObject(
      rejectedWith('validation-failed', `field '${column}' not found in type: 'authUserSecurityKeys'`, /./),
    );
  }
  expect(await graphql(all)).toMatchObject(rejectedWith('validation-failed', /not found in type: 'query_root'/, /./));
});

it('deletes an own key in an elevated session, and never that of another user', async () => {
  const ana = await signUp();
  const bia = await signUp('bia@exemplo.com');
  const id = await addKey(ana, 'Chaveiro');
  const ofBia = await addKey(bia);
  const path = '$.selectionSet.deleteAuthUserSecurityKey';
  expect(await graphql(remove, { id }, asUser(ana))).toMatchObject(
    rejectedWith('elevated-claim-required', 'elevated-claim-required', path),
  );
  const elevated = await elevate(ana);
  expect(await graphql(remove, { id: ofBia }, asUser(elevated))).toMatchObject({
    body: { data: { deleteAuthUserSecurityKey: null } },
  });
  expect(await countKeys()).toBe(2);
  expect(await graphql(remove, { id }, asUser(elevated))).toMatchObject({
    body: { data: { deleteAuthUserSecurityKey: { id, nickname: 'Chaveiro' } } },
  });
  expect(await graphql(all, {}, asUser(ana))).toMatchObject({ body: { data: { authUserSecurityKeys: [] } } });
  expect(await countKeys()).toBe(1);
});

it('deletes any key for the admin secret, and an own one for its holder as a user', async () => {
  const ana = await signUp();
  const id = await addKey(ana);
  const asOther = {
    'x-hasura-admin-secret': adminSecret,
    'x-hasura-role': 'user',
    'x-hasura-user-id': (await signUp('bia@exemplo.com')).user.id,
  };
  expect(await graphql(remove, { id }, asOther)).toMatchObject({ body: { data: { deleteAuthUserSecurityKey: null } } });
  expect(await graphql(remove, { id }, asAdmin)).toMatchObject({
    body: { data: { deleteAuthUserSecurityKey: { id } } },
  });
  expect(await countKeys()).toBe(0);
});

it('deletes a key once, when ten requests come at once', async () => {
  const ana = await signUp();
  const id = await addKey(ana);
  const elevated = await elevate(ana);
  const another = await test.startAnother();
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      (i % 2 ? test.visitor : another).post('/v1/graphql', { query: remove, variables: { id } }, asUser(elevated)),
    ),
  );
  const deleted = all.map(({ body }) => (body as { data?: { deleteAuthUserSecurityKey: unknown } }).data);
  // The key was the last one: without it no elevation is needed, and there is nothing to delete.
  expect(deleted.filter((data) => data?.deleteAuthUserSecurityKey)).toHaveLength(1);
  expect(deleted.filter((data) => data?.deleteAuthUserSecurityKey === null)).toHaveLength(9);
});

it.each(["' or 1=1--", '', 7, null])('rejects the id %j', async (id) => {
  expect(await graphql(remove, { id }, asUser(await signUp()))).toMatchObject({
    body: { errors: [{ extensions: { code: expect.stringMatching(/^(data-exception|validation-failed)$/) } }] },
  });
});
