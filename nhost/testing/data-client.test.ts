import type { AddressInfo } from 'node:net';
import { NhostClient } from '@nhost/nhost-js';
import sharp from 'sharp';
import './client-outside-browser';
import { adminSecret } from './data-test';
import { createStorageTest } from './storage-test';

// Its links lead to where the test listens, which is known too late for a setting: the path alone is compared.
const { test } = createStorageTest({ STORAGE_SERVER_URL: 'http://127.0.0.1:1/v1/storage' });
let url: string;
const clients: NhostClient[] = [];

beforeAll(async () => {
  await test.app.http.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(test.app.http.server.address() as AddressInfo).port}/v1`;
});
afterEach(() => {
  for (const { auth } of clients.splice(0)) auth.client.interpreter?.stop();
});

/** The client of the product, unchanged, against this server. */
function createClient(options: { adminSecret?: string } = {}): NhostClient {
  const urls = { authUrl: `${url}/auth`, graphqlUrl: `${url}/graphql`, storageUrl: `${url}/storage` };
  const client = new NhostClient({ ...urls, functionsUrl: `${url}/functions`, autoSignIn: false, ...options });
  clients.push(client);
  return client;
}

async function createSignedIn(email = 'ana@exemplo.com'): Promise<NhostClient> {
  const client = createClient();
  expect(await client.auth.signUp({ email, password: 'Abc123' })).toMatchObject({ error: null });
  return client;
}

it('queries and changes the own profile, and subscribes to the newsletter', async () => {
  const nhost = await createSignedIn();
  const id = nhost.auth.getUser()?.id;
  const { data, error } = await nhost.graphql.request('query Own { users { id displayName } }');
  expect({ data, error }).toEqual({ data: { users: [{ id, displayName: 'ana@exemplo.com' }] }, error: null });
  const subscribe = 'mutation S($e: citext!) { insert_newsletter_one(object: {email: $e}) { id } }';
  expect(await nhost.graphql.request(subscribe, { e: 'a@b.co' })).toMatchObject({ error: null });
  expect(await nhost.graphql.request(subscribe, { e: 'a@b.co' })).toMatchObject({
    data: null,
    error: [{ message: expect.stringMatching(/^Uniqueness violation/), extensions: { code: 'constraint-violation' } }],
  });
});

it('calls in a role, and as an admin by the secret', async () => {
  const query = '{ buckets { id } }';
  const { data } = await createClient({ adminSecret }).graphql.request<{ buckets: unknown[] }>(query);
  expect(data?.buckets).toEqual([{ id: 'default' }]);
  const wrong = await createClient({ adminSecret: 'x' }).graphql.request(query);
  expect(wrong.error).toMatchObject([{ extensions: { code: 'access-denied' } }]);
  const visitor = createClient();
  visitor.setRole('admin');
  const role = await visitor.graphql.request(query);
  expect(role.error).toMatchObject([{ message: 'Your requested role is not in allowed roles' }]);
});

it('uploads, downloads, presigns and deletes a file', async () => {
  const { storage } = await createSignedIn();
  const file = new File(['hello'], 'olá.txt', { type: 'text/plain' });
  const uploaded = await storage.upload({ file, name: 'renamed.txt', bucketId: 'default' });
  expect(uploaded).toMatchObject({
    error: null,
    fileMetadata: { name: 'renamed.txt', size: 5, bucketId: 'default', mimeType: 'text/plain', isUploaded: true },
  });
  const fileId = uploaded.fileMetadata?.id ?? '';
  const downloaded = await storage.download({ fileId });
  expect(await downloaded.file?.text()).toBe('hello');
  const { presignedUrl } = await storage.getPresignedUrl({ fileId });
  expect(presignedUrl?.expiration).toBe(30);
  const opened = await fetch((presignedUrl?.url ?? '').replace('http://127.0.0.1:1/v1', url));
  expect([opened.status, await opened.text()]).toEqual([200, 'hello']);
  expect(await createClient().storage.download({ fileId })).toMatchObject({ file: null, error: expect.any(Error) });
  expect(await storage.delete({ fileId })).toEqual({ error: null });
  expect(await storage.download({ fileId })).toMatchObject({ file: null, error: expect.any(Error) });
});

it('uploads several files as a form, and gets an image in another size', async () => {
  const { storage } = await createSignedIn();
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#a40' } })
    .png()
    .toBuffer();
  const formData = new FormData();
  formData.append('file[]', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
  formData.append('file[]', new File(['b'], 'b.txt', { type: 'text/plain' }));
  const { fileMetadata, error } = await storage.upload({ formData });
  expect(error).toBeNull();
  expect(fileMetadata?.processedFiles).toMatchObject([{ name: 'a.png' }, { name: 'b.txt' }]);
  const fileId = fileMetadata?.processedFiles[0]?.id ?? '';
  const { file } = await storage.download({ fileId, width: 10, format: 'webp' } as never);
  const made = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(await sharp(made).metadata()).toMatchObject({ width: 10, height: 5, format: 'webp' });
});

it('tells the client why an upload was rejected', async () => {
  const file = new File(['hello'], 'a.txt');
  expect(await createClient().storage.upload({ file })).toEqual({
    fileMetadata: null,
    error: { status: 403, message: 'you are not authorized', error: 'Forbidden' },
  });
});

it('calls a function', async () => {
  const nhost = await createSignedIn();
  const { res, error } = await nhost.functions.call<{ user: { email: string } }>('/account/export');
  expect(error).toBeNull();
  expect(res?.data.user.email).toBe('ana@exemplo.com');
  const visitor = await createClient().functions.call('/account/export');
  expect(visitor).toMatchObject({ res: null, error: { status: 401, message: { error: 'unauthorized' } } });
});
