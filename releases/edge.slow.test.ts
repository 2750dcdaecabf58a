import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendRequest } from 'edge/conformance/send-request';
import { compositions, createFixtureSite, type FixtureSite } from 'edge/conformance/fixture-site';

let folder: string;
let site: FixtureSite;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ponte-edge-main-'));
  site = await createFixtureSite(folder);
  await site.makeLive(compositions.first);
});
afterAll(() => rm(folder, { recursive: true }));

function start(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output.text += chunk.toString()));
  return { child, output, ended: once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]> };
}

const edge = (env: Record<string, string>, ...args: string[]) =>
  start(process.execPath, ['--import', 'tsx', join(__dirname, 'edge.ts'), ...args], env);

describe('the edge as a program', () => {
  it('serves until SIGTERM', async () => {
    const { child, output, ended } = edge({ STORE: site.store, PORT: '0' });
    await once(child.stdout, 'data');
    const port = Number(/ready on http:\/\/127\.0\.0\.1:(\d+)/.exec(output.text)?.[1]);
    expect((await sendRequest(port, { path: '/es' })).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('prints a configuration that nginx accepts', async () => {
    const { output, ended } = edge({ STORE: site.store, NGINX_ACCESS_LOG: 'off' }, '--print-nginx');
    expect(await ended).toEqual([0, null]);
    const file = join(folder, 'nginx.conf');
    await writeFile(file, output.text);
    const check = start('nginx', ['-t', '-p', folder, '-e', 'stderr', '-c', file], { PATH: '/usr/sbin:/usr/bin' });
    expect([await check.ended, check.output.text]).toEqual([[0, null], expect.stringContaining('test is successful')]);
  });

  it.each([
    [{ PORT: 'x' }, [], 'edge: PORT: x is not a port\n'],
    [{ STORE: '/nowhere' }, ['--print-nginx'], 'edge: no release is live in /nowhere; promote one first\n'],
  ])('prints an error on one line: %j', async (env, args, line) => {
    const { output, ended } = edge(env as Record<string, string>, ...args);
    expect(await ended).toEqual([1, null]);
    expect(output.text).toBe(line);
  });
});
