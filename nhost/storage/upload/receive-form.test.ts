import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { until } from '@ponte/toolchain/jest/until';
import { formType, toForm } from '../../testing/storage-test';
import { receiveForm } from './receive-form';

const folder = mkdtempSync(join(tmpdir(), 'ponte-form-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => {
  for (const left of readdirSync(folder)) rmSync(join(folder, left));
});
const limits = { files: 3, fileBytes: 100_000, requestBytes: 150_000, pauseMs: 45_000 };

function createRequest(changes: Partial<typeof limits> = {}) {
  const body = new PassThrough();
  const request = Object.assign(body, { headers: { 'content-type': formType } }) as unknown as IncomingMessage;
  return { body, received: receiveForm(request, folder, { ...limits, ...changes }) };
}
const content = 'x'.repeat(90_000);

it('receives what arrives in pieces', async () => {
  const { body, received } = createRequest();
  for (const byte of toForm([{ content: 'hello', name: 'olá.txt' }], { 'bucket-id': 'papers' })) {
    body.write(Buffer.from([byte]));
  }
  body.end();
  const { files, bucketId } = await received;
  expect(bucketId).toBe('papers');
  expect(files).toMatchObject([{ name: 'olá.txt', size: 5, md5: '5d41402abc4b2a76b9719d911017c592' }]);
  expect(readdirSync(folder)).toHaveLength(1);
});

it('rejects files that are too large together, and leaves the connection open for the response', async () => {
  const { body, received } = createRequest();
  // As a caller that goes on sending.
  body.write(toForm([{ content }, { content }]));
  await expect(received).rejects.toMatchObject({ status: 413, message: 'the request is too large' });
  expect(body.destroyed).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves nothing of an upload that stalls, and the connection open for the response', async () => {
  const { body, received } = createRequest({ pauseMs: 200 });
  body.write(toForm([{ content }]).subarray(0, 80_000));
  await expect(received).rejects.toMatchObject({ status: 408, message: 'the upload stalled' });
  expect(body.destroyed).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

it('leaves nothing of an upload whose caller hangs up', async () => {
  const { body, received } = createRequest();
  body.write(toForm([{ content }]).subarray(0, 80_000));
  await until('the file begins', () => readdirSync(folder).length === 1);
  body.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  await expect(received).rejects.toMatchObject({ status: 400, message: 'the form is not complete' });
  expect(readdirSync(folder)).toEqual([]);
});

it('reports a folder that cannot be written as a fault of the server', async () => {
  const missing = join(folder, '\0');
  const request = Object.assign(new PassThrough(), { headers: { 'content-type': formType } });
  await expect(receiveForm(request as unknown as IncomingMessage, missing, limits)).rejects.not.toHaveProperty(
    'status',
  );
});
