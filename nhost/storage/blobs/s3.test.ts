import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type S3Server } from 'releases/testing/s3/start-s3';
import { asUser } from '../../testing/data-test';
import { createStorageTest, type FileJson, rejectedWith, sendForm } from '../../testing/storage-test';

const storage = createStorageTest();
const { test, signUp } = storage;
const folder = mkdtempSync(join(tmpdir(), 'ponte-s3-'));
let server: S3Server;
let caller: Awaited<ReturnType<typeof test.startAnother>>;

beforeAll(async () => {
  server = await startS3(folder);
  await server.addBucket('uploads');
  caller = await test.startAnother({
    S3_BUCKET: 'uploads',
    S3_ENDPOINT: server.url,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
    S3_ROOT_FOLDER: 'site/files',
  });
});
beforeEach(() => void (server.interfere = () => undefined));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const hello = { content: 'hello', name: 'hello.txt' };
const objectOf = (id: string) => join(server.folderOf('uploads'), `site/files/${id}._S3rver_object`);
const deleteUsers = () => test.db.deleteFrom('auth.users').execute();
const get = (id: string, headers: Record<string, string>) => caller.get(`/v1/storage/files/${id}`, headers);

async function uploadHello(headers: Record<string, string>): Promise<string> {
  const { status, body } = await sendForm(caller, [hello], headers);
  expect(status).toBe(201);
  return (body as { processedFiles: [FileJson] }).processedFiles[0].id;
}

it('keeps files in a bucket', async () => {
  const ana = asUser(await signUp());
  const id = await uploadHello(ana);
  expect(storage.contents()).toEqual([]);
  expect(storage.incoming()).toEqual([]);
  expect(readFileSync(objectOf(id), 'utf8')).toBe('hello');
  expect(await get(id, ana)).toMatchObject({ status: 200, body: 'hello' });
  expect(await get(id, { ...ana, range: 'bytes=1-2' })).toMatchObject({ status: 206, body: 'el' });
  expect(await caller.delete(`/v1/storage/files/${id}`, ana)).toMatchObject({ status: 204 });
  expect(() => readFileSync(objectOf(id))).toThrow('ENOENT');
  expect(await get(id, ana)).toMatchObject({ status: 404 });
});

it('keeps a file that is too large for memory', async () => {
  const ana = asUser(await signUp());
  const content = Buffer.alloc(8_500_000, 'large ');
  const { status, body } = await sendForm(caller, [{ content, name: 'large.txt' }], ana);
  expect(status).toBe(201);
  const { id } = (body as { processedFiles: [FileJson] }).processedFiles[0];
  const part = await get(id, { ...ana, range: 'bytes=8499994-' });
  expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 8499994-8499999/8500000' } });
});

it('reports a file whose object was lost as absent, and removes it all the same', async () => {
  const ana = asUser(await signUp());
  const id = await uploadHello(ana);
  rmSync(join(server.folderOf('uploads'), 'site'), { recursive: true });
  expect(await get(id, ana)).toMatchObject(rejectedWith(404, 'file not found'));
  expect(await caller.delete(`/v1/storage/files/${id}`, ana)).toMatchObject({ status: 204 });
});

it('leaves nothing of an upload that the bucket rejects, and sends Retry-After', async () => {
  const ana = asUser(await signUp());
  server.interfere = ({ method }) => (method === 'PUT' ? { status: 403, code: 'AccessDenied' } : undefined);
  const response = await sendForm(caller, [hello], ana);
  expect(response).toMatchObject({ ...rejectedWith(503, /busy/), headers: { 'retry-after': '2' } });
  expect(await storage.countRows()).toBe(0);
  expect(JSON.stringify(response.body)).not.toContain('AccessDenied');
  expect(test.logged.join('')).toContain('AccessDenied');
});

it('removes the objects of a deleted user once the bucket takes calls again', async () => {
  const id = await uploadHello(asUser(await signUp()));
  await deleteUsers();
  server.interfere = ({ method }) => (method === 'DELETE' ? { status: 403, code: 'AccessDenied' } : undefined);
  await expect(caller.app.nhost.sweepStorage(test.now())).rejects.toThrow('the service is busy');
  expect(await storage.countRows()).toBe(1);
  expect(readFileSync(objectOf(id), 'utf8')).toBe('hello');
  server.interfere = () => undefined;
  await caller.app.nhost.sweepStorage(test.now());
  expect(await storage.countRows()).toBe(0);
  expect(() => readFileSync(objectOf(id))).toThrow('ENOENT');
});

it('does not publish the upload of a user who is deleted meanwhile', async () => {
  const ana = asUser(await signUp());
  const puts: Array<Promise<unknown>> = [];
  server.interfere = ({ method }) => {
    if (method === 'PUT') puts.push(deleteUsers());
    return undefined;
  };
  expect(await sendForm(caller, [hello], ana)).toMatchObject(rejectedWith(403, 'you are not authorized'));
  expect(puts).toHaveLength(1);
  const rows = await test.db.selectFrom('storage.files').select(['id', 'is_uploaded', 'uploaded_by_user_id']).execute();
  expect(rows).toEqual([{ id: expect.any(String), is_uploaded: false, uploaded_by_user_id: null }]);
  // It waits as long as any upload that did not end.
  await caller.app.nhost.sweepStorage(test.now());
  expect(await storage.countRows()).toBe(1);
  await caller.app.nhost.sweepStorage(new Date(test.now().getTime() + 3_600_001));
  expect(await storage.countRows()).toBe(0);
  expect(() => readFileSync(objectOf(rows[0]?.id ?? ''))).toThrow('ENOENT');
});
