import { asAdmin, asUser } from '../../testing/data-test';
import { createStorageTest } from '../../testing/storage-test';

const storage = createStorageTest();
const { test, signUp, uploadOne, fetchFile } = storage;
const hello = { content: 'hello', name: 'hello.txt' };

async function presign(id: string, headers: Record<string, string>): Promise<URL> {
  const { status, body } = await fetchFile(`${id}/presignedurl`, headers);
  expect(status).toBe(200);
  const { url, expiration } = JSON.parse(body) as { url: string; expiration: number };
  expect(expiration).toBe(30);
  expect(url).toMatch(/^http:\/\/localhost:3000\/v1\/storage\/files\//);
  return new URL(url);
}
const open = ({ pathname, search }: URL, headers = {}) =>
  fetchFile(pathname.slice('/v1/storage/files/'.length) + search, headers);

it('serves the file to any caller with the URL until it expires', async () => {
  const ana = asUser(await signUp());
  const { id } = await uploadOne(hello, ana);
  const url = await presign(id, ana);
  test.passTime(10_000);
  expect(await open(url)).toMatchObject({
    status: 200,
    body: 'hello',
    headers: { 'cache-control': 'private, max-age=20' },
  });
  expect(await open(url, { range: 'bytes=0-0' })).toMatchObject({ status: 206, body: 'h' });
  test.passTime(20_000);
  const expired = await open(url);
  expect([expired.status, expired.body]).toEqual([400, expect.stringContaining('signature already expired')]);
});

it('rejects a URL that was changed, or is of another file', async () => {
  const ana = asUser(await signUp());
  const { id } = await uploadOne(hello, ana);
  const other = await uploadOne({ ...hello, content: 'other' }, ana);
  const url = await presign(id, ana);
  const changed: Array<[string, string]> = [
    ['X-Amz-Expires', '604800'],
    ['X-Amz-Date', '20990101T000000Z'],
    ['X-Amz-Signature', '0'.repeat(64)],
  ];
  for (const [key, value] of changed) {
    const forged = new URL(url);
    forged.searchParams.set(key, value);
    expect((await open(forged)).status).toBe(403);
  }
  const moved = new URL(url.href.replace(id, other.id));
  expect((await open(moved)).status).toBe(403);
  for (const search of [
    '',
    '?X-Amz-Signature=x',
    url.search.replace('X-Amz-Date', 'x'),
    `${url.search}&X-Amz-Date=1`,
  ]) {
    expect((await fetchFile(`${id}/presignedurl/contents${search}`)).status).toBe(400);
  }
});

it('signs only what the caller may read, in buckets that allow it, and nothing for a deleted file', async () => {
  const ana = asUser(await signUp());
  const { id } = await uploadOne(hello, ana);
  expect((await fetchFile(`${id}/presignedurl`)).status).toBe(404);
  const url = await presign(id, ana);
  await storage.remove(id, ana);
  expect((await open(url)).status).toBe(404);
  await storage.addBucket({ id: 'closed', presignedUrlsEnabled: false });
  const closed = await uploadOne(hello, asAdmin, { 'bucket-id': 'closed' });
  expect((await fetchFile(`${closed.id}/presignedurl`, asAdmin)).status).toBe(403);
});
