import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { asUser } from '../../testing/data-test';
import { createStorageTest } from '../../testing/storage-test';

const storage = createStorageTest();
const { signUp, uploadOne, fetchFile } = storage;
const picture = (format: 'png' | 'jpeg' | 'webp' = 'png') =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#a40' } })
    .toFormat(format)
    .toBuffer();

async function uploadPicture() {
  const ana = asUser(await signUp());
  const file = await uploadOne({ content: await picture(), name: 'a.png', type: 'image/png' }, ana);
  return { ana, ...file };
}

it.each<[string, { width: number; height: number; format: string }]>([
  ['w=40', { width: 40, height: 20, format: 'png' }],
  ['h=10', { width: 20, height: 10, format: 'png' }],
  ['w=30&h=30', { width: 30, height: 30, format: 'png' }],
  ['f=webp', { width: 80, height: 40, format: 'webp' }],
  ['f=jpeg&q=50&b=2', { width: 80, height: 40, format: 'jpeg' }],
  ['f=avif&w=16', { width: 16, height: 8, format: 'heif' }],
])('makes %s', async (query, expected) => {
  const { ana, id } = await uploadPicture();
  const { status, bytes, headers } = await fetchFile(`${id}?${query}`, ana);
  expect(status).toBe(200);
  expect(await sharp(bytes).metadata()).toMatchObject(expected);
  const name = /f=(\w+)/.exec(query)?.[1];
  expect(headers['content-disposition']).toBe(`inline; filename="a.png${name ? `.${name}` : ''}"`);
});

it('takes the format that the caller accepts', async () => {
  const { ana, id } = await uploadPicture();
  const typeFor = async (accept: string) =>
    (await fetchFile(`${id}?f=auto`, { ...ana, accept })).headers['content-type'];
  expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif');
  expect(await typeFor('image/webp')).toBe('image/webp');
  expect(await typeFor('*/*')).toBe('image/png');
});

it('has a version for each image, parts, and no body for HEAD', async () => {
  const { ana, id, etag } = await uploadPicture();
  const small = await fetchFile(`${id}?w=10`, ana);
  const smaller = await fetchFile(`${id}?w=5`, ana);
  expect(new Set([etag, small.headers.etag, smaller.headers.etag]).size).toBe(3);
  const again = await fetchFile(`${id}?w=10`, { ...ana, 'if-none-match': String(small.headers.etag) });
  expect(again).toMatchObject({ status: 304, body: '' });
  const part = await fetchFile(`${id}?w=10`, { ...ana, range: 'bytes=0-3' });
  expect([part.status, part.bytes]).toEqual([206, small.bytes.subarray(0, 4)]);
  const head = await fetchFile(`${id}?w=10`, ana, 'HEAD');
  expect([head.body, head.headers['content-length']]).toEqual(['', String(small.bytes.length)]);
});

it.each(['w=0', 'w=5000', 'w=-1', 'w=1.5', 'h=x', 'q=101', 'b=1000', 'f=svg', 'f=gif', 'w=1&w=2', 'w=1e9', 'w='])(
  'rejects %s',
  async (query) => {
    const { ana, id } = await uploadPicture();
    expect((await fetchFile(`${id}?${query}`, ana)).status).toBe(400);
  },
);

it('makes images of nothing but images', async () => {
  const ana = asUser(await signUp());
  const { id } = await uploadOne({ content: 'hello', name: 'a.txt' }, ana);
  const { status, body } = await fetchFile(`${id}?w=10`, ana);
  expect([status, body]).toEqual([
    400,
    expect.stringContaining("image manipulation features are not supported for 'text/plain'"),
  ]);
  const drawing = await uploadOne({ content: '<svg xmlns="http://www.w3.org/2000/svg"/>', type: 'image/svg+xml' }, ana);
  expect((await fetchFile(`${drawing.id}?f=png`, ana)).status).toBe(400);
});

/** A PNG of so many pixels that weighs some kilobytes. */
function createBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

it.each<[string, () => Buffer]>([
  ['a picture that is huge once it is unpacked', () => createBomb(60_000)],
  ['a picture that breaks off', () => createBomb(100).subarray(0, 60)],
])('rejects %s, and goes on', async (_case, create) => {
  const { ana, id: sound } = await uploadPicture();
  const { id } = await uploadOne({ content: create(), name: 'b.png', type: 'image/png' }, ana);
  const responses = await Promise.all(Array.from({ length: 6 }, (_, i) => fetchFile(`${id}?w=${i + 1}`, ana)));
  expect(responses.map(({ status }) => status)).toEqual(Array<number>(6).fill(400));
  expect((await fetchFile(`${sound}?w=10`, ana)).status).toBe(200);
});

it('makes no image of more pixels than one may have', async () => {
  const ana = asUser(await signUp());
  const thin = sharp({ create: { width: 1, height: 50, channels: 3, background: '#a40' } });
  const { id } = await uploadOne({ content: await thin.png().toBuffer(), name: 'a.png', type: 'image/png' }, ana);
  expect((await fetchFile(`${id}?w=1100`, ana)).status).toBe(400);
  expect((await fetchFile(`${id}?w=1100&h=10`, ana)).status).toBe(200);
});

it.each(['<!--1234WEBP-->', '<!--ftypavif-->'])('draws no picture from text that begins with %s', async (begin) => {
  const ana = asUser(await signUp());
  const content = `${begin}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`;
  const { id } = await uploadOne({ content, name: 'a.webp', type: 'image/webp' }, ana);
  expect((await fetchFile(`${id}?f=png`, ana)).status).toBe(400);
});

it('rejects callers beyond those that may wait', async () => {
  const { ana, id } = await uploadPicture();
  const responses = await Promise.all(Array.from({ length: 40 }, (_, i) => fetchFile(`${id}?w=${i + 1}&b=3`, ana)));
  const counts = { ok: responses.filter(({ status }) => status === 200).length, busy: 0 };
  counts.busy = responses.filter(({ status, headers }) => status === 503 && headers['retry-after'] === '2').length;
  expect(counts.ok).toBeGreaterThanOrEqual(18);
  expect(counts.ok + counts.busy).toBe(40);
});
