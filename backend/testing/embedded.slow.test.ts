import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './running-server';

const admin = { email: 'admin@ponte.example' };
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'ponte-embedded-'))));
afterAll(() => rm(folder, { recursive: true }));

const backend = join(__dirname, '..');
const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, ['--import', 'tsx', join(backend, script), ...args], {
    cwd: backend,
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    encoding: 'utf8',
    stdio: 'pipe',
  });

async function canSignIn(url: string, senha: string): Promise<boolean> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...admin, senha });
  return (await fetch(`${url}/api/users/login`, { method: 'POST', headers, body })).ok;
}

it('prints the first login once, keeps it, and recovers from a kill and from a backup', async () => {
  const first = await startServer({ DATA_DIR: folder });
  const [, senha = ''] = /^admin login: admin@ponte\.example \/ (\S+)$/m.exec(first.output()) ?? [];
  expect(await canSignIn(first.url, senha)).toBe(true);
  expect(first.output().split(senha)).toHaveLength(2);
  expect((await stat(join(folder, 'jwt-secret'))).mode & 0o777).toBe(0o600);
  await expect(startServer({ DATA_DIR: folder })).rejects.toThrow('in use by process');
  expect(() => run('backup/backup.ts')).toThrow('in use by process');
  await first.stop('SIGKILL');

  const second = await startServer({ DATA_DIR: folder });
  expect(second.output()).not.toContain('admin login');
  expect(await canSignIn(second.url, senha)).toBe(true);
  expect(await second.stop()).toBe(0);

  const file = join(folder, 'kept.gz');
  expect(run('backup/backup.ts', file)).toContain('npm run restore');
  expect(run('first-start/seed.ts', '5')).toContain('5 more people');
  expect(run('backup/restore.ts', file)).toMatch(/rows restored/);
  const broken = join(folder, 'broken.gz');
  await writeFile(broken, (await readFile(file)).subarray(0, 200));
  expect(() => run('backup/restore.ts', broken)).toThrow('The backup is cut off');
  const left = await readdir(folder);
  expect(left.filter((name) => name.startsWith('db.before-'))).toHaveLength(1);
  expect(left.filter((name) => /^db[.]restor/.test(name))).toEqual([]);
  const third = await startServer({ DATA_DIR: folder });
  expect(() => run('backup/restore.ts', file)).toThrow('in use by process');
  expect(await canSignIn(third.url, senha)).toBe(true);
  expect(await third.stop()).toBe(0);
});

it('is not ready and rejects writes once its data folder was replaced, and leaves the new one intact', async () => {
  const own = await mkdtemp(join(tmpdir(), 'ponte-replaced-'));
  const server = await startServer({ DATA_DIR: own });
  const status = async (path: string) => (await fetch(server.url + path)).status;
  expect(await status('/readyz')).toBe(200);
  await rename(join(own, 'db'), join(own, 'db.moved'));
  await mkdir(join(own, 'db'));
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  const headers = { 'content-type': 'application/json' };
  const login = { method: 'POST', headers, body: JSON.stringify({ ...admin, senha: 'x' }) };
  const rejected = await fetch(`${server.url}/api/users/login`, login);
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '2']);
  await rm(own, { recursive: true });
  expect((await fetch(`${server.url}/api/users/login`, login)).status).toBe(503);
  expect(server.output().match(/data folder/g)).toHaveLength(1);
  expect(await server.stop()).toBe(0);
});

it('does not start with an empty key for tokens, in one line', async () => {
  const own = await mkdtemp(join(tmpdir(), 'ponte-key-'));
  await writeFile(join(own, 'jwt-secret'), '');
  await expect(startServer({ DATA_DIR: own })).rejects.toThrow(/ended with 1:\n\S+jwt-secret is empty[^\n]+\n$/);
  await rm(own, { recursive: true });
});
