import { randomUUID } from 'node:crypto';
import type { SessionJson } from '../../auth/sessions/sessions';
import { createAuthenticator } from '../../testing/authenticator';
import { asAdmin, asUser, createDataTest, rejectedWith } from '../../testing/data-test';

const { test, graphql, post, signUp } = createDataTest({
  AUTH_REQUIRE_ELEVATED_CLAIM: 'recommended',
  AUTH_EMAIL_PASSWORDLESS_ENABLED: 'false',
  AUTH_PROVIDER_GOOGLE_ENABLED: 'true',
  AUTH_PROVIDER_GOOGLE_CLIENT_ID: 'x',
});
const all = '{ authUserProviders { id providerId userId } }';
const unlink = 'mutation ($id: uuid!) { deleteAuthUserProvider(id: $id) { providerId } }';
const path = '$.selectionSet.deleteAuthUserProvider';

async function link({ user }: SessionJson, provider = 'google'): Promise<string> {
  const known = test.db.insertInto('auth.providers').values({ id: provider });
  await known.onConflict((conflict) => conflict.doNothing()).execute();
  const row = { user_id: user.id, provider_id: provider, provider_user_id: randomUUID(), access_token: 'unset' };
  const { id } = await test.db.insertInto('auth.user_providers').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
const forgetPassword = ({ user }: SessionJson) =>
  test.db.updateTable('auth.users').set({ password_hash: null }).where('id', '=', user.id).execute();
const linksOf = async (session: SessionJson) =>
  ((await graphql(all, {}, asUser(session))).body as { data: { authUserProviders: object[] } }).data.authUserProviders;

it('lists and unlinks the own ones only', async () => {
  const ana = await signUp();
  const bia = await signUp('bia@exemplo.com');
  const id = await link(ana);
  const ofBia = await link(bia);
  expect(await linksOf(ana)).toEqual([{ id, providerId: 'google', userId: ana.user.id }]);
  const none = { body: { data: { deleteAuthUserProvider: null } } };
  for (const other of [ofBia, randomUUID()])
    expect(await graphql(unlink, { id: other }, asUser(ana))).toMatchObject(none);
  expect(await graphql(unlink, { id }, asUser(ana))).toMatchObject({
    body: { data: { deleteAuthUserProvider: { providerId: 'google' } } },
  });
  expect([await linksOf(ana), (await linksOf(bia)).length]).toEqual([[], 1]);
  expect(await graphql(all)).toMatchObject(rejectedWith('validation-failed', /authUserProviders/, /./));
});

it('keeps the last way to sign in, unless an admin removes it', async () => {
  const ana = await signUp();
  await forgetPassword(ana);
  const id = await link(ana);
  // Turned off, so it signs in no more.
  await link(ana, 'github');
  expect(await graphql(unlink, { id }, asUser(ana))).toMatchObject(rejectedWith('last-sign-in-method', /./, path));
  expect(await linksOf(ana)).toHaveLength(2);
  expect(await graphql(unlink, { id }, asAdmin)).toMatchObject({
    body: { data: { deleteAuthUserProvider: { providerId: 'google' } } },
  });
});

it('demands the security key of a user who has one', async () => {
  const ana = await signUp();
  const id = await link(ana);
  const options = (await post('/user/webauthn/add', {}, ana.accessToken)).body as never;
  await post('/user/webauthn/verify', { credential: createAuthenticator().create(options) }, ana.accessToken);
  expect(await graphql(unlink, { id }, asUser(ana))).toMatchObject(rejectedWith('elevated-claim-required', /./, path));
  expect(await linksOf(ana)).toHaveLength(1);
});
