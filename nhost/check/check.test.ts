import { execFile } from 'node:child_process';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createStorageTest } from '../testing/storage-test';
import { checkNhost } from './command';

const { test } = createStorageTest();
const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

interface Run {
  code: number;
  lines: string[];
}

async function check(...args: string[]): Promise<Run> {
  const lines: string[] = [];
  const code = await checkNhost(args, (text) => void lines.push(...text.split('\n')));
  return { code, lines };
}

async function serve(respond: RequestListener): Promise<string> {
  const server = createServer(respond);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

async function serveOwn(): Promise<string> {
  const { server } = test.app.http;
  if (!server.listening) await test.app.http.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

const statesOf = ({ lines }: Run) => [...new Set(lines.slice(0, -1).map((line) => line.slice(0, 9).trim()))];

it('passes at the own services, and leaves nothing but an account and a newsletter address', async () => {
  const run = await check(`${await serveOwn()}/`);
  expect(run).toMatchObject({ code: 0, lines: expect.arrayContaining(['17 of 17 checks passed']) });
  expect(statesOf(run)).toEqual(['ok']);
  const left = test.db.selectFrom('auth.users').where('email', 'like', '%@nhost-check.example').select('id');
  const subscribed = test.db.selectFrom('newsletter').select('email');
  expect(await left.execute()).toHaveLength(1);
  expect(await subscribed.execute()).toEqual([{ email: expect.stringMatching(/@nhost-check\.example$/) }]);
  expect(await test.db.selectFrom('storage.files').select('id').execute()).toEqual([]);
  expect(await test.db.selectFrom('auth.refresh_tokens').select('id').execute()).toHaveLength(1);
});

it('names the services whose responses pages of another origin cannot read', async () => {
  const run = await check(await serveOwn(), '--origin', 'https://site.example');
  expect(run.code).toBe(1);
  expect(run.lines).toContain(
    'FAILED     pages of https://site.example may read responses: not those of auth, graphql, storage',
  );
});

it.each<[string, RequestListener]>([
  ['responds with pages', (_request, response) => response.end('<!doctype html><title>Home</title>')],
  ['responds with errors', (_request, response) => response.writeHead(500).end('{"error":"broken"}')],
  ['responds with other JSON', (_request, response) => response.end('[null]')],
  ['hangs up', (request) => request.socket.destroy()],
])('fails line by line at an address that %s', async (_name, respond) => {
  const run = await check(await serve(respond));
  expect(run.code).toBe(1);
  expect(run.lines).toHaveLength(18);
  expect(run.lines[3]).toMatch(/^FAILED {5}a visitor signs up: ./);
  expect(run.lines[5]).toBe('not tried  the right password opens a session: there is no session');
  expect(run.lines.join('\n')).not.toMatch(/\n {4}at /);
});

it('is a command whose exit code says whether all passed', async () => {
  const file = join(__dirname, 'check-nhost.ts');
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', file, 'http://127.0.0.1:9/v1']);
  const stdout = expect.stringMatching(/^FAILED {5}auth responds: fetch failed: .*\n[^]*\n0 of 17 checks passed\n$/);
  await expect(run).rejects.toMatchObject({ code: 1, stdout, stderr: '' });
});

it.each([
  [[]],
  [['nhost.example']],
  [['http://a.example', 'http://b.example']],
  [['http://a.example', '--origin', 'b']],
])('prints its usage for the arguments %j', async (args) => {
  const { code, lines } = await check(...args);
  expect([code, lines[0]]).toEqual([2, 'usage: npm run check:nhost -- ADDRESS [--origin ORIGIN]']);
});
