import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type App, createApp } from 'backend/app';
import { testSecret } from 'backend/testing/test-app';
import { asUser } from '../../testing/data-test';
import { createStorageTest, formType, toForm } from '../../testing/storage-test';

const { test, signUp, fetchFile } = createStorageTest();
let app: App;
let port: number;

beforeAll(async () => {
  const { config, db } = test;
  const logStream = { write() {} };
  app = await createApp({ config, db, jwtSecret: testSecret, clock: () => test.now(), logStream, bodyTimeoutMs: 300 });
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.http.server.address() as AddressInfo);
});
const agent = new Agent({ keepAlive: true });
afterAll(async () => {
  agent.destroy();
  await app.http.close();
});

/** Begins a call whose body is sent by hand. */
function begin(path: string, body: Buffer, headers: Record<string, string>) {
  const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers });
  call.setHeader('content-length', body.length);
  const response = once(call, 'response').then(async ([incoming]: IncomingMessage[]) => {
    if (!incoming) throw new Error('no response');
    return { status: incoming.statusCode, body: JSON.parse(await text(incoming)) as unknown };
  });
  const closed = once(call, 'socket').then(([socket]: Socket[]) => socket && once(socket, 'close'));
  call.write(body.subarray(0, 1));
  return { response, closed, finish: () => void call.end(body.subarray(1)) };
}

it('takes an upload that lasts longer than any other call may', async () => {
  const ana = asUser(await signUp());
  const form = toForm([{ content: 'hello' }]);
  const upload = begin('/v1/storage/files', form, { ...ana, 'content-type': formType });
  const call = begin('/v1/graphql', Buffer.from('{}'), { 'content-type': 'application/json' });
  // It began later and is over: the upload is past that limit too.
  expect(await call.response).toEqual({ status: 408, body: { error: 'Bad request' } });
  upload.finish();
  const { status, body } = await upload.response;
  expect(status).toBe(201);
  const [file] = (body as { processedFiles: Array<{ id: string }> }).processedFiles;
  expect(await fetchFile(file?.id ?? '', ana)).toMatchObject({ status: 200, body: 'hello' });
});

it('does not wait for the rest of an upload that it rejected', async () => {
  const upload = begin('/v1/storage/files', toForm([{ content: 'hello' }]), { 'content-type': formType });
  expect(await upload.response).toMatchObject({ status: 403 });
  await upload.closed;
});
