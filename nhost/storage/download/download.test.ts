import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { asAdmin, asUser } from '../../testing/data-test';
import { createStorageTest } from '../../testing/storage-test';

const storage = createStorageTest();
const { test, signUp, uploadOne, fetchFile } = storage;
const digits = { content: '0123456789', metadata: { name: 'olá "x".txt' } };
const notFound = { status: 404, body: '{"error":{"message":"file not found","data":null}}' };

it('sends a file with what Nhost’s clients and caches need', async () => {
  const ana = asUser(await signUp());
  const { id, etag } = await uploadOne(digits, ana);
  const { status, headers, body } = await fetchFile(id, ana);
  expect([status, body]).toEqual([200, '0123456789']);
  expect(headers).toMatchObject({
    etag,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': '10',
    'content-disposition': `inline; filename="${encodeURIComponent('olá "x".txt')}"`,
    'accept-ranges': 'bytes',
    'last-modified': test.now().toUTCString(),
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect(String(headers.vary)).toContain('Authorization');
  const head = await fetchFile(id, ana, 'HEAD');
  expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '10']);
});

it('sends parts, and nothing when the caller has the version', async () => {
  const ana = asUser(await signUp());
  const { id, etag } = await uploadOne(digits, ana);
  const part = await fetchFile(id, { ...ana, range: 'bytes=2-4' });
  expect([part.status, part.body]).toEqual([206, '234']);
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 2-4/10', 'content-length': '3', etag });
  const beyond = await fetchFile(id, { ...ana, range: 'bytes=10-' });
  expect(beyond).toMatchObject({ status: 416, body: '', headers: { 'content-range': 'bytes */10' } });
  const same = await fetchFile(id, { ...ana, 'if-none-match': etag });
  expect(same).toMatchObject({ status: 304, body: '', headers: { etag, 'cache-control': 'private, max-age=3600' } });
  const other = await fetchFile(id, { ...ana, 'if-match': '"other"' });
  expect(other.status).toBe(412);
  expect(other.headers).not.toHaveProperty('content-disposition');
});

it('serves a file to its owner and an admin, and a public one to every caller', async () => {
  await storage.addBucket({ id: 'public', cacheControl: 'max-age=60' });
  const ana = asUser(await signUp());
  const bia = asUser(await signUp('bia@exemplo.com'));
  const { id } = await uploadOne(digits, ana);
  expect(await fetchFile(id, asAdmin)).toMatchObject({ status: 200 });
  for (const headers of [{}, bia, { ...ana, 'x-hasura-role': 'editor' }]) {
    expect(await fetchFile(id, headers)).toMatchObject(notFound);
  }
  const shown = await uploadOne(digits, asAdmin, { 'bucket-id': 'public' });
  expect(await fetchFile(shown.id)).toMatchObject({ status: 200, headers: { 'cache-control': 'max-age=60' } });
  expect(await fetchFile(shown.id, bia)).toMatchObject({ status: 200 });
});

it.each(['..%2f..%2fjwt-secret', 'x', `${'0'.repeat(36)}`, '%00', "' or 1=1--"])('rejects the id %s', async (id) => {
  expect(await fetchFile(id, asAdmin)).toMatchObject({ status: 400 });
  expect(await storage.remove(id, asAdmin)).toMatchObject({ status: 400 });
});

it('never serves an upload as something that runs', async () => {
  const ana = asUser(await signUp());
  const page = '<script>alert(document.domain)</script>';
  for (const type of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript', 'application/pdf']) {
    const { id } = await uploadOne({ content: page, name: 'x.html', type }, ana);
    const { headers } = await fetchFile(id, ana);
    const isPlain = String(headers['content-type']).startsWith('text/plain');
    expect(String(headers['content-disposition']).startsWith(isPlain ? 'inline' : 'attachment')).toBe(true);
    expect(headers['content-security-policy']).toMatch(/sandbox$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

it('removes a file once, for its owner alone', async () => {
  await storage.addBucket({ id: 'public' });
  const ana = asUser(await signUp());
  const bia = asUser(await signUp('bia@exemplo.com'));
  const { id } = await uploadOne(digits, ana);
  expect((await storage.remove(id)).status).toBe(404);
  expect((await storage.remove(id, bia)).status).toBe(404);
  const shown = await uploadOne(digits, asAdmin, { 'bucket-id': 'public' });
  expect((await storage.remove(shown.id, bia)).status).toBe(403);
  const removals = await Promise.all(Array.from({ length: 5 }, () => storage.remove(id, ana)));
  expect(removals.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404]);
  expect(await fetchFile(id, ana)).toMatchObject(notFound);
  expect(storage.contents()).toEqual([shown.id]);
  expect(await storage.countRows()).toBe(1);
});

it('reports a file whose content was lost as absent, and says so in the log', async () => {
  const ana = asUser(await signUp());
  const { id } = await uploadOne(digits, ana);
  rmSync(join(storage.dataFolder, 'storage/contents', id));
  expect(await fetchFile(id, ana)).toMatchObject(notFound);
  expect(test.logged.join('')).toContain('a stored file has no content');
  expect((await storage.remove(id, ana)).status).toBe(204);
});

it('lets the pages of the site read responses, and no other', async () => {
  const options = (origin: string) =>
    test.visitor.send({ method: 'OPTIONS', url: '/v1/storage/files/x', headers: { origin } });
  expect(await options('http://localhost:3000')).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-methods': 'GET, POST, HEAD, DELETE',
    },
  });
  expect((await options('https://evil.example')).headers).not.toHaveProperty('access-control-allow-origin');
});
