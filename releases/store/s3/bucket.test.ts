import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type S3Server } from '../../testing/s3/start-s3';
import { createBucket, type Bucket } from './bucket';
import { readS3Settings } from './settings';

let folder: string;
let server: S3Server;
let bucket: Bucket;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-s3-'));
  server = await startS3(folder);
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  const name = `bucket-${Math.random().toString(36).slice(2)}`;
  await server.addBucket(name);
  bucket = createBucket(readS3Settings({ bucket: name, prefix: 'site/' }, server.env), 'site/');
});

test('accepts the first of two writes with the same condition', async () => {
  const first = await bucket.put('live', Buffer.from('1'), 'absent');
  expect(first).toMatch(/^"/);
  expect(await bucket.put('live', Buffer.from('2'), 'absent')).toBeUndefined();
  const etag = first ?? '';
  const both = await Promise.all(['3', '4'].map((text) => bucket.put('live', Buffer.from(text), { etag })));
  expect(both.filter((one) => one !== undefined)).toHaveLength(1);
  expect((await bucket.find('live'))?.content.toString()).toBe(both[0] ? '3' : '4');
  expect(await bucket.put('gone', Buffer.from('5'), { etag })).toBeUndefined();
});

test('returns keys of every kind as they were written, with their headers', async () => {
  const keys = ['a b/ü+%#?.js', 'its (1)!*/x.css', 'plain/x.css.br'];
  for (const key of keys) {
    await bucket.put(key, Buffer.from(key), 'absent', { 'content-encoding': 'br', 'x-amz-meta-integrity': 'sha384-x' });
  }
  expect((await bucket.list('')).map(({ key }) => key).sort()).toEqual([...keys].sort());
  for (const key of keys) {
    const found = await bucket.find(key);
    expect(found?.content.toString()).toBe(key);
    expect(found?.headers).toMatchObject({ 'content-encoding': 'br', 'x-amz-meta-integrity': 'sha384-x' });
  }
  expect([...(await bucket.listFolders(''))].sort()).toEqual(['a b', 'its (1)!*', 'plain']);
  await bucket.remove(keys[0] ?? '');
  expect(await bucket.findHead(keys[0] ?? '')).toBeUndefined();
});
