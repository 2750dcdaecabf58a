import { createAuthTest } from '../auth-test';
import { createAuthenticator } from '../authenticator';
import { lendAuthenticator } from '../browser-credentials';
import { createPageClients, failedWith, signedIn } from './page-clients';

const { test, post } = createAuthTest({ AUTH_REQUIRE_ELEVATED_CLAIM: 'recommended' });
const { createPageClient } = createPageClients(test);
const email = 'ana@exemplo.com';
const password = 'Abc123';
const done = { ok: true, value: undefined };
const notFound = failedWith('not-found', 404);
const rows = (value: readonly object[]) => ({ ok: true, value });

async function createSignedUp() {
  const nhost = createPageClient();
  expect(await nhost.signUp.password(email, password)).toMatchObject(signedIn({ email }));
  return nhost;
}

it('lists and removes personal access tokens', async () => {
  const nhost = await createSignedUp();
  const expiresAt = '2026-04-01T00:00:00.000Z';
  const created = await nhost.personalAccessTokens.create(new Date(expiresAt), { name: 'CI' });
  const id = created.ok ? (created.value?.id ?? '') : '';
  test.passTime(1000);
  await nhost.personalAccessTokens.create(new Date(expiresAt));
  expect(await nhost.personalAccessTokens.list()).toEqual(
    rows([
      { id: expect.any(String), createdAt: test.now().toISOString(), expiresAt, metadata: null },
      { id, createdAt: '2026-03-02T12:00:00.000Z', expiresAt, metadata: { name: 'CI' } },
    ]),
  );
  expect(await nhost.personalAccessTokens.remove(id)).toEqual(done);
  expect(await nhost.personalAccessTokens.remove(id)).toEqual(notFound);
  expect(await nhost.personalAccessTokens.list()).toMatchObject({ ok: true, value: [{ metadata: null }] });
});

it('lists the sessions, says which one is the own, and ends another one', async () => {
  const nhost = await createSignedUp();
  test.passTime(1000);
  await post('/signin/email-password', { email, password });
  const listed = await nhost.sessions.list();
  expect(listed).toMatchObject(
    rows([
      { createdAt: test.now().toISOString(), isCurrent: false },
      { createdAt: '2026-03-02T12:00:00.000Z', isCurrent: true },
    ]),
  );
  const ids = listed.ok ? listed.value.map(({ id }) => id) : [];
  expect(await nhost.sessions.remove(ids[0] ?? '')).toEqual(done);
  expect(await nhost.sessions.remove(crypto.randomUUID())).toEqual(notFound);
  expect(await nhost.sessions.list()).toMatchObject(rows([{ id: ids[1], isCurrent: true }]));
});

describe('with a security key', () => {
  let restore: () => void;
  afterEach(() => restore());

  it('lists the keys, and removes one after an elevation', async () => {
    restore = lendAuthenticator(createAuthenticator());
    const nhost = createPageClient();
    expect(await nhost.signUp.securityKey(email)).toMatchObject(signedIn({ email }));
    const listed = await nhost.securityKeys.list();
    expect(listed).toEqual(rows([{ id: expect.any(String), nickname: null }]));
    const id = listed.ok ? (listed.value[0]?.id ?? '') : '';
    expect(await nhost.securityKeys.remove(id)).toEqual(failedWith('elevated-claim-required', 1));
    expect(await nhost.securityKeys.elevate()).toEqual(done);
    expect(await nhost.securityKeys.remove(id)).toEqual(done);
    expect(await nhost.securityKeys.remove(id)).toEqual(notFound);
    expect(await nhost.securityKeys.list()).toEqual(rows([]));
  });
});
