import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestResponse, Caller } from 'backend/testing/caller';
import { asAdmin, createDataTest } from './data-test';

export interface FileJson {
  id: string;
  name: string;
  size: number;
  etag: string;
  mimeType: string;
}

interface SentFile {
  content: Buffer | string;
  name?: string;
  type?: string;
  field?: string;
  metadata?: unknown;
}

const boundary = 'a-boundary-of-the-tests';
export const formType = `multipart/form-data; boundary=${boundary}`;

/** The body that a browser makes of a form: `metadata[]` has an empty file name, and comes after its file. */
export function toForm(files: SentFile[], fields: Record<string, string> = {}): Buffer {
  const part = (head: string, content: Buffer | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const parts = files.flatMap(({ content, name = 'a.txt', type = 'text/plain', field = 'file[]', metadata }) => [
    ...part(`name="${field}"; filename="${name}"\r\nContent-Type: ${type}`, content),
    ...(metadata === undefined
      ? []
      : part(
          'name="metadata[]"; filename=""\r\nContent-Type: application/json',
          typeof metadata === 'string' ? metadata : JSON.stringify(metadata),
        )),
  ]);
  const others = Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value));
  return Buffer.concat([...parts, ...others, Buffer.from(`--${boundary}--\r\n`)]);
}

function sendBody(caller: Caller, payload: Buffer, headers: Record<string, string>): Promise<TestResponse> {
  return caller.send({
    method: 'POST',
    url: '/v1/storage/files',
    headers: { 'content-type': formType, ...headers },
    payload,
  });
}

export const sendForm = (caller: Caller, files: SentFile[], headers: Record<string, string>): Promise<TestResponse> =>
  sendBody(caller, toForm(files), headers);

/** The storage service where the backend mounts it, with a folder of its own. */
export function createStorageTest(settings: Record<string, string> = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ponte-storage-'));
  const data = createDataTest({ DATA_DIR: dataFolder, ...settings });
  const { test } = data;
  beforeEach(() => rmSync(join(dataFolder, 'storage'), { recursive: true, force: true }));
  afterEach(async () => {
    await test.db.deleteFrom('storage.buckets').where('id', '!=', 'default').execute();
  });
  afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));
  const list = (folder: string) => {
    try {
      return readdirSync(join(dataFolder, 'storage', folder)).sort();
    } catch {
      return [];
    }
  };

  const send = (payload: Buffer, headers: Record<string, string>) => sendBody(test.visitor, payload, headers);

  return {
    ...data,
    dataFolder,
    sendForm: send,
    upload: (files: SentFile[], headers: Record<string, string>, fields?: Record<string, string>) =>
      send(toForm(files, fields), headers),
    async uploadOne(file: SentFile, headers: Record<string, string>, fields?: Record<string, string>) {
      const { status, body } = await send(toForm([file], fields), headers);
      expect({ status, body }).toMatchObject({ status: 201 });
      return (body as { processedFiles: [FileJson] }).processedFiles[0];
    },
    /** The response with its bytes. */
    async fetchFile(path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
      const response = await test.app.http.inject({ method, url: `/v1/storage/files/${path}`, headers });
      return {
        status: response.statusCode,
        headers: response.headers,
        bytes: response.rawPayload,
        body: response.body,
      };
    },
    remove: (id: string, headers: Record<string, string> = {}) =>
      test.visitor.delete(`/v1/storage/files/${id}`, headers),
    async addBucket(object: Record<string, unknown>) {
      const query = 'mutation ($object: buckets_insert_input!) { insertBucket(object: $object) { id } }';
      expect(await data.graphql(query, { object }, asAdmin)).toMatchObject({ body: { data: { insertBucket: {} } } });
    },
    /** The ids of the contents in the folder. */
    contents: () => list('contents'),
    incoming: () => list('incoming'),
    countRows: async () => (await test.db.selectFrom('storage.files').select('id').execute()).length,
  };
}

/** The response to a rejected call. */
export const rejectedWith = (status: number, message: string | RegExp) => ({
  status,
  body: { error: { message: typeof message === 'string' ? message : expect.stringMatching(message) } },
});
