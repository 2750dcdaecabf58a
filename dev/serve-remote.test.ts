import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveRemote, type RemoteServer } from './serve-remote';

let folder: string;
let server: RemoteServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-'));
  await writeBuild('dev-1');
  await writeFile(join(folder, 'secret.js'), 'secret');
  server = await serveRemote({ output: join(folder, 'output'), port: 0, readTexts });
  server.release('dev-1');
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

let isHalfWritten = false;
const readTexts = (language: string) =>
  language === 'pt' && !isHalfWritten
    ? Promise.resolve({ 'a.b': 'Olá' })
    : Promise.reject(new SyntaxError('Unexpected end'));
const request = (path: string) => fetch(server.origin + path);
const textOf = async (path: string) => (await request(path)).text();

async function writeBuild(build: string): Promise<void> {
  await mkdir(join(folder, 'output', build), { recursive: true });
  await writeFile(join(folder, 'output', build, 'remoteEntry.js'), build);
}

test('serves the newest build to any site, and earlier builds to pages that run them', async () => {
  const response = await request('/remoteEntry.js');
  expect(await response.text()).toBe('dev-1');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-type': 'text/javascript; charset=utf-8',
  });
  await writeBuild('dev-2');
  server.release('dev-2');
  expect(await textOf('/remoteEntry.js')).toBe('dev-2');
  expect(await textOf('/dev-2/remoteEntry.js')).toBe('dev-2');
  expect(await textOf('/dev-1/remoteEntry.js')).toBe('dev-1');
});

test('serves the last texts that it could read while an editor writes the file', async () => {
  const path = '/dev-1/locales/pt.json';
  expect(await textOf(path)).toBe('{"a.b":"Olá"}');
  isHalfWritten = true;
  const report = jest.spyOn(console, 'error').mockReturnValue();
  expect(await textOf(path)).toBe('{"a.b":"Olá"}');
  expect(report).toHaveBeenCalledWith(new SyntaxError('Unexpected end'));
  isHalfWritten = false;
  report.mockRestore();
});

test('delays the newest build while it is written, but not earlier ones', async () => {
  server.hold();
  const response = textOf('/remoteEntry.js');
  await writeBuild('dev-3');
  expect(await textOf('/dev-2/remoteEntry.js')).toBe('dev-2');
  server.release('dev-3');
  expect(await response).toBe('dev-3');
});

test('keeps serving the newest build when the sources do not compile', async () => {
  server.hold();
  server.release();
  expect(await textOf('/remoteEntry.js')).toBe('dev-3');
});

test('serves no files outside the builds', async () => {
  expect((await request('/none.js')).status).toBe(404);
  expect((await request('/..%2fsecret.js')).status).toBe(404);
  expect((await request('/%2e%2e/secret.js')).status).toBe(404);
  expect((await request('/..%2f..%2fsecret.js')).status).toBe(404);
  expect((await request('/dev-1/..%2f..%2fsecret.js')).status).toBe(404);
});

test.each(['//', '//a:b', 'http://[', '/../../secret.js', '/dev-1', '/dev-1/'])(
  'survives a request for %s',
  async (path) => {
    const { hostname, port } = new URL(server.origin);
    const [response] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(404);
  },
);

test('serves the current texts of the sources, and survives invalid ones', async () => {
  for (const path of ['/locales/pt.json', '/dev-1/locales/pt.json']) {
    expect(await (await request(path)).json()).toEqual({ 'a.b': 'Olá' });
  }
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await request('/locales/en.json')).status).toBe(500);
  jest.mocked(console.error).mockClear();
});

test('announces each build to open pages, and the newest to a page that opens later', async () => {
  const early = (await request('/builds')).body?.getReader();
  server.release('dev-4');
  server.release('dev-5');
  const late = (await request('/builds')).body?.getReader();
  let received = '';
  while (!received.includes('dev-5')) received += new TextDecoder().decode((await early?.read())?.value);
  expect(received).toMatch(/data: \/dev-4\/remoteEntry\.js\n\n[^]*data: \/dev-5\/remoteEntry\.js\n\n/);
  expect(new TextDecoder().decode((await late?.read())?.value)).toBe('data: /dev-5/remoteEntry.js\n\n');
});

test('uses the next port if one is taken', async () => {
  const port = Number(new URL(server.origin).port);
  const second = await serveRemote({ output: join(folder, 'output'), port, readTexts });
  expect(Number(new URL(second.origin).port)).toBeGreaterThan(port);
  second.close();
});
