import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asAdmin, asUser } from '../../testing/data-test';
import { createStorageTest, rejectedWith } from '../../testing/storage-test';

const storage = createStorageTest({ STORAGE_USER_QUOTA_BYTES: '20000' });
const { test, signUp, upload, uploadOne, contents, incoming, countRows } = storage;
afterEach(() => expect(incoming()).toEqual([]));
const hello = { content: 'hello', name: 'hello.txt' };
const md5OfHello = '5d41402abc4b2a76b9719d911017c592';

it('stores several files with their metadata', async () => {
  const ana = await signUp();
  const id = randomUUID();
  const files = [
    { ...hello, metadata: { id, name: 'olá mundo.txt', metadata: { a: 1 } } },
    {
      content: Buffer.from([0x89, ...Buffer.from('PNG\r\n'), 0x1a, 0x0a]),
      name: 'x.png',
      type: 'image/png',
      metadata: {},
    },
  ];
  const response = await upload(files, asUser(ana), { 'bucket-id': 'default' });
  const shared = {
    bucketId: 'default',
    isUploaded: true,
    uploadedByUserId: ana.user.id,
    createdAt: test.now().toISOString(),
    updatedAt: test.now().toISOString(),
  };
  expect(response).toMatchObject({ status: 201 });
  expect(response.body).toEqual({
    processedFiles: [
      {
        ...shared,
        id,
        name: 'olá mundo.txt',
        size: 5,
        etag: `"${md5OfHello}"`,
        mimeType: 'text/plain',
        metadata: { a: 1 },
      },
      {
        ...shared,
        id: expect.any(String),
        name: 'x.png',
        size: 8,
        etag: expect.any(String),
        mimeType: 'image/png',
        metadata: null,
      },
    ],
  });
  expect(contents()).toHaveLength(2);
  expect(readFileSync(join(storage.dataFolder, 'storage/contents', id), 'utf8')).toBe('hello');
});

it('stores a file of an admin without an owner, in any bucket', async () => {
  await storage.addBucket({ id: 'papers' });
  const file = await uploadOne(hello, asAdmin, { 'bucket-id': 'papers' });
  expect(file).toMatchObject({ bucketId: 'papers' });
  expect(file).not.toHaveProperty('uploadedByUserId');
});

it('rejects visitors, anonymous users, other roles and closed buckets', async () => {
  await storage.addBucket({ id: 'public' });
  const ana = await signUp();
  const anonymous = (await storage.post('/signin/anonymous')).body as { session: typeof ana };
  expect(await upload([hello], {})).toMatchObject(rejectedWith(403, 'you are not authorized'));
  expect(await upload([hello], asUser(anonymous.session))).toMatchObject(rejectedWith(403, 'you are not authorized'));
  expect(await upload([hello], { ...asUser(ana), 'x-hasura-role': 'editor' })).toMatchObject(
    rejectedWith(403, /not auth/),
  );
  expect(await upload([hello], { ...asUser(ana), 'x-hasura-role': 'admin' })).toMatchObject(
    rejectedWith(403, /allowed roles/),
  );
  expect(await upload([hello], { authorization: 'Bearer a.b.c' })).toMatchObject(
    rejectedWith(401, /^Could not verify JWT/),
  );
  expect(await upload([hello], asUser(ana), { 'bucket-id': 'public' })).toMatchObject(rejectedWith(403, /not auth/));
  for (const id of ['../x', 'a\0b', '']) {
    const response = await upload([hello], asUser(ana), { 'bucket-id': id });
    expect(response).toMatchObject(rejectedWith(404, 'bucket not found'));
  }
  expect([contents(), await countRows()]).toEqual([[], 0]);
});

it('rejects an id that is taken, and keeps the file that has it', async () => {
  const ana = await signUp();
  const { id } = await uploadOne(hello, asUser(ana));
  const second = { content: 'other', metadata: { id } };
  const response = await upload([{ content: 'new', metadata: {} }, second], asUser(ana));
  expect(response).toMatchObject(rejectedWith(400, /^Uniqueness violation.*"files_pkey"$/));
  expect(response.body).toMatchObject({ processedFiles: [{ size: 3 }] });
  expect(await storage.fetchFile(id, asUser(ana))).toMatchObject({ status: 200, body: 'hello' });
  expect(await countRows()).toBe(2);
});

it('lets one of ten uploads with the same id win', async () => {
  const ana = await signUp();
  const id = randomUUID();
  const files = Array.from({ length: 10 }, (_, i) => ({ content: `content ${i}`, metadata: { id } }));
  const responses = await Promise.all(files.map((file) => upload([file], asUser(ana))));
  const winner = responses.findIndex(({ status }) => status === 201);
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await storage.fetchFile(id, asUser(ana))).toMatchObject({ body: `content ${winner}` });
  expect(contents()).toEqual([id]);
});

it('holds a user to the quota, also when uploads arrive together', async () => {
  const ana = await signUp();
  const big = { content: 'x'.repeat(9000) };
  const responses = await Promise.all([1, 2, 3, 4].map(() => upload([big], asUser(ana))));
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403]);
  expect(await upload([big], asUser(ana))).toMatchObject(rejectedWith(403, 'storage quota exceeded'));
  expect(await upload([big], asUser(await signUp('bia@exemplo.com')))).toMatchObject({ status: 201 });
});

it('counts a small file as what it takes of a disk', async () => {
  const ana = asUser(await signUp());
  const response = await upload(
    [1, 2, 3, 4, 5].map(String).map((content) => ({ content })),
    ana,
  );
  expect(response).toMatchObject(rejectedWith(403, 'storage quota exceeded'));
  expect((response.body as { processedFiles: unknown[] }).processedFiles).toHaveLength(4);
});

it('holds a file to the size of its bucket', async () => {
  await test.db.updateTable('storage.buckets').set({ max_upload_file_size: 10, min_upload_file_size: 2 }).execute();
  const ana = asUser(await signUp());
  const tooBig = await upload([{ content: '12345678901', name: 'b.txt' }], ana);
  expect(tooBig).toMatchObject(rejectedWith(400, 'file too big'));
  expect(tooBig.body).toMatchObject({ error: { data: { filename: 'b.txt', maxSize: 10 } } });
  expect(await upload([{ content: 'x'.repeat(300_000) }], ana)).toMatchObject(rejectedWith(400, 'file too big'));
  expect(await upload([{ content: '1' }], ana)).toMatchObject(rejectedWith(400, 'file too small'));
  await test.db
    .updateTable('storage.buckets')
    .set({ max_upload_file_size: 50_000_000, min_upload_file_size: 1 })
    .execute();
  expect([contents(), await countRows()]).toEqual([[], 0]);
});

it('drops the folders of a file name', async () => {
  const ana = asUser(await signUp());
  expect(await uploadOne({ ...hello, name: '../../../etc/passwd' }, ana)).toMatchObject({ name: 'passwd' });
  expect(await uploadOne({ ...hello, name: 'C:\\\\windows\\\\a.txt' }, ana)).toMatchObject({ name: 'a.txt' });
  expect(contents()).toHaveLength(2);
});

it('leaves nothing when a content cannot be stored', async () => {
  const ana = asUser(await signUp());
  const id = randomUUID();
  await test.db.updateTable('storage.buckets').set({ id: 'default' }).execute();
  const { mkdirSync, rmSync } = await import('node:fs');
  // A folder where the content belongs.
  const inTheWay = join(storage.dataFolder, 'storage/contents', id, 'x');
  mkdirSync(inTheWay, { recursive: true });
  expect(await upload([{ ...hello, metadata: { id } }], ana)).toMatchObject(
    rejectedWith(500, 'an internal server error occurred'),
  );
  expect(await countRows()).toBe(0);
  rmSync(join(inTheWay, '..'), { recursive: true });
});
