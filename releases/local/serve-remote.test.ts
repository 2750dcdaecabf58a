import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveRemote, type RemoteServer } from './serve-remote';

let folder: string;
let server: RemoteServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-'));
  await mkdir(join(folder, 'output'));
  await writeFile(join(folder, 'output/remoteEntry.js'), '1');
  await writeFile(join(folder, 'secret.js'), '2');
  server = await serveRemote({ output: join(folder, 'output'), port: 0, readTexts });
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const readTexts = (language: string) =>
  language === 'pt' ? Promise.resolve({ 'a.b': 'Olá' }) : Promise.reject(new SyntaxError('Unexpected end'));
const ask = (path: string) => fetch(server.origin + path);

test('gives any site’s page the newest file, and never an old one', async () => {
  const answer = await ask('/remoteEntry.js?build=7');
  expect(await answer.text()).toBe('1');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'content-type': 'text/javascript; charset=utf-8',
  });
  await writeFile(join(folder, 'output/remoteEntry.js'), '3');
  expect(await (await ask('/remoteEntry.js')).text()).toBe('3');
});

test('gives no file while it is written', async () => {
  server.hold();
  const answer = ask('/remoteEntry.js');
  await ask('/locales/pt.json');
  await writeFile(join(folder, 'output/remoteEntry.js'), '4');
  server.release();
  expect(await (await answer).text()).toBe('4');
});

test('gives nothing that lies outside the build', async () => {
  expect((await ask('/none.js')).status).toBe(404);
  expect((await ask('/..%2fsecret.js')).status).toBe(404);
  expect((await ask('/%2e%2e/secret.js')).status).toBe(404);
});

test('gives the texts as the sources have them now, and survives broken ones', async () => {
  expect(await (await ask('/locales/pt.json')).json()).toEqual({ 'a.b': 'Olá' });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect((await ask('/locales/en.json')).status).toBe(500);
  jest.mocked(console.error).mockClear();
});

test('tells a page of each build, and one that comes later of the newest', async () => {
  const early = (await ask('/builds')).body?.getReader();
  server.release('dev-1');
  server.release('dev-2');
  const late = (await ask('/builds')).body?.getReader();
  let told = '';
  while (!told.includes('dev-2')) told += new TextDecoder().decode((await early?.read())?.value);
  expect(told).toMatch(/data: \/remoteEntry\.js\?build=dev-1\n\n[^]*data: \/remoteEntry\.js\?build=dev-2\n\n/);
  expect(new TextDecoder().decode((await late?.read())?.value)).toBe('data: /remoteEntry.js?build=dev-2\n\n');
});

test('takes the next port where one is taken', async () => {
  const port = Number(new URL(server.origin).port);
  const second = await serveRemote({ output: join(folder, 'output'), port, readTexts });
  expect(Number(new URL(second.origin).port)).toBeGreaterThan(port);
  second.close();
});
