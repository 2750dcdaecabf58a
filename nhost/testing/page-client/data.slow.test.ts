import { createStorageTest } from '../storage-test';
import { createPageClients, failedWith, signedIn } from './page-clients';
import { isNetworkFailure } from '@ponte/kit/nhost/requests';

const { test } = createStorageTest();
const { createPageClient } = createPageClients(test);
const unknownFile = crypto.randomUUID();
const subscribe = 'mutation S($e: citext!) { insert_newsletter_one(object: {email: $e}) { id } }';

async function createSignedUp() {
  const nhost = createPageClient();
  expect(await nhost.signUp.password('ana@exemplo.com', 'Abc123')).toMatchObject(signedIn({}));
  return nhost;
}

it('sends GraphQL with the user’s token and role', async () => {
  const nhost = await createSignedUp();
  const own = '{ users { email } }';
  expect(await nhost.request(own)).toEqual({ ok: true, value: { users: [{ email: 'ana@exemplo.com' }] } });
  nhost.setRole('admin');
  expect(await nhost.request(own)).toEqual(
    failedWith('access-denied', 1, 'Your requested role is not in allowed roles'),
  );
  nhost.setRole();
  expect(await nhost.request(own)).toMatchObject({ ok: true });
  await nhost.signOut();
  expect(await nhost.request(own)).toEqual(failedWith('validation-failed', 1, expect.stringContaining('users')));
});

it('subscribes to the newsletter without a session', async () => {
  const { request } = createPageClient('/v1', false);
  expect(await request(subscribe, { e: 'a@b.co' })).toMatchObject({ ok: true });
  const again = await request(subscribe, { e: 'a@b.co' });
  expect(again).toEqual(failedWith('constraint-violation', 1, expect.stringMatching(/^Uniqueness violation/)));
  expect(!again.ok && isNetworkFailure(again.error)).toBe(false);
});

it('uploads, downloads, presigns and removes a file', async () => {
  const { files } = await createSignedUp();
  const uploaded = await files.upload(new File(['hello'], 'a.txt', { type: 'text/plain' }), { name: 'b.txt' });
  expect(uploaded).toMatchObject({ ok: true, value: { name: 'b.txt', size: 5, bucketId: 'default' } });
  const id = uploaded.ok ? uploaded.value.id : '';
  const downloaded = await files.download(id);
  expect(downloaded.ok && (await downloaded.value.text())).toBe('hello');
  expect(await files.presign(id)).toMatchObject({
    ok: true,
    value: { url: expect.stringContaining(id), expiration: 30 },
  });
  expect(files.publicUrl(id, { width: 10, format: 'webp' })).toMatch(new RegExp(`^http://127.*/${id}\\?w=10&f=webp$`));
  expect(await files.download(id, { width: 10 })).toEqual(
    failedWith('storage-error', 1, expect.stringMatching(/not supported/)),
  );
  expect(await files.remove(id)).toEqual({ ok: true, value: undefined });
  for (const call of [files.download, files.presign, files.remove]) {
    expect(await call(unknownFile)).toEqual(failedWith('file-not-found', 404, 'File does not exist'));
  }
  expect(await files.upload(new File(['x'], 'a.txt'), { bucketId: 'none' })).toEqual(
    failedWith('http-404', 404, expect.stringMatching(/bucket/)),
  );
  expect(await createPageClient('/v1', false).files.upload(new File(['x'], 'a.txt'))).toEqual(
    failedWith('http-403', 403, 'you are not authorized'),
  );
});

it('calls a function', async () => {
  const nhost = await createSignedUp();
  expect(await nhost.callFunction('/account/export')).toMatchObject({
    ok: true,
    value: { user: { email: 'ana@exemplo.com' } },
  });
  expect(await nhost.callFunction('none')).toEqual(failedWith('not-found', 404));
  await nhost.signOut();
  expect(await nhost.callFunction('account/export')).toEqual(failedWith('unauthorized', 401));
});
