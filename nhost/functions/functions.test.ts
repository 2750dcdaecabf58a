import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionJson } from '../auth/sessions/sessions';
import type { AuthDatabase } from '../database/tables';
import { asAdmin, asUser, createDataTest } from '../testing/data-test';
import { handlers } from './handlers';

const { test, signUp, insertFile } = createDataTest();
const call = (path: string, body?: object, headers = {}) => test.visitor.post(`/v1/functions${path}`, body, headers);
const rejected = (status: number, error: string) => ({ status, body: { error, message: expect.any(String) } });

it('has each function of the folders, by the path of its file', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.flatMap(({ name }) => readdirSync(join(__dirname, name)).map((file) => `/${name}/${file}`));
  const functions = files.filter((file) => !file.endsWith('.test.ts')).map((file) => file.replace(/\.ts$/, ''));
  expect([...handlers.keys()]).toEqual(functions);
});

/** A security key and an identity at a provider, of which there is no call that lists them. */
async function link({ user }: SessionJson, name: string) {
  const db = test.db as unknown as AuthDatabase;
  const key = { credential_id: name, credential_public_key: Buffer.from('hash'), counter: 0, nickname: name };
  await db
    .insertInto('auth.user_security_keys')
    .values({ ...key, user_id: user.id })
    .execute();
  const provider = db.insertInto('auth.providers').values({ id: 'acme' });
  await provider.onConflict((conflict) => conflict.doNothing()).execute();
  const identity = { provider_id: 'acme', provider_user_id: name, access_token: 'secret' };
  await db
    .insertInto('auth.user_providers')
    .values({ ...identity, user_id: user.id })
    .execute();
}

it('exports all that is kept about the caller, without secrets', async () => {
  const ana = await signUp();
  const bia = await signUp('bia@exemplo.com');
  const id = await insertFile(ana);
  await insertFile(bia);
  await link(ana, 'of ana');
  await link(bia, 'of bia');
  await test.visitor.post('/v1/auth/user/email/change', { newEmail: 'nova@exemplo.com' }, asUser(ana));
  const { status, body } = await call('/account/export', undefined, asUser(ana));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    exportedAt: test.now().toISOString(),
    user: {
      id: ana.user.id,
      email: 'ana@exemplo.com',
      newEmail: 'nova@exemplo.com',
      roles: ['editor', 'me', 'user'],
      lastSeen: '2026-03-02T12:00:00.000Z',
    },
    sessions: [{ id: ana.refreshTokenId, type: 'regular' }],
    securityKeys: [{ id: expect.any(String), nickname: 'of ana' }],
    identities: [{ provider: 'acme', id: 'of ana', createdAt: expect.any(String) }],
    files: [{ id, uploadedByUserId: ana.user.id }],
  });
  expect(JSON.stringify(body)).not.toMatch(/hash|secret|\\\\x|\$2b/i);
  expect(await call('/account/export', {}, asUser(ana))).toMatchObject({ status: 200 });
});

it('rejects callers who are not signed in as a user', async () => {
  const ana = asUser(await signUp());
  expect(await call('/account/export', {})).toMatchObject(rejected(401, 'unauthorized'));
  expect(await call('/account/export', {}, { authorization: 'Bearer a.b.c' })).toMatchObject(
    rejected(401, 'unauthorized'),
  );
  expect(await call('/account/export', {}, asAdmin)).toMatchObject(rejected(401, 'unauthorized'));
  expect(await call('/account/export', {}, { ...ana, 'x-hasura-role': 'editor' })).toMatchObject(
    rejected(403, 'forbidden'),
  );
  expect(await call('/account/export', {}, { ...ana, 'x-hasura-role': 'admin' })).toMatchObject(
    rejected(403, 'forbidden'),
  );
});

it.each<[string, string, string, string, number]>([
  ['a field that it does not know', '/account/export', '{"a":1}', 'application/json', 400],
  ['a list', '/account/export', '[]', 'application/json', 400],
  ['nonsense', '/account/export', '{', 'application/json', 400],
  ['deep nesting', '/account/export', '['.repeat(8000), 'application/json', 400],
  ['a large body', '/account/export', `"${'x'.repeat(20_000)}"`, 'application/json', 400],
  ['a form', '/account/export', 'a=b', 'application/x-www-form-urlencoded', 400],
  ['a path that does not exist', '/contact', '{}', 'application/json', 404],
  ['a path out of the folder', '/../auth/user', '{}', 'application/json', 404],
  ['a path of its own words', '/account/export.ts', '{}', 'application/json', 404],
  ['a path of another folder', '/..%2f..%2fcreate-nhost', '{}', 'application/json', 404],
  ['a name of every object', '/constructor', '{}', 'application/json', 404],
])('rejects %s', async (_case, path, payload, type, status) => {
  const headers = { ...asUser(await signUp()), 'content-type': type };
  const response = await test.visitor.send({ method: 'POST', url: `/v1/functions${path}`, payload, headers });
  expect(response.status).toBe(status);
});

it('serves no other method', async () => {
  const { status } = await test.visitor.get('/v1/functions/account/export', asUser(await signUp()));
  expect(status).toBe(404);
});
