import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { until } from '@ponte/toolchain/jest/until';

async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

interface CreatedDatabase {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** A database for one test file on a server that is already there, as a copy of `template`. */
export async function createDatabase(server: string, template = 'template1'): Promise<CreatedDatabase> {
  const name = `ponte_test_${randomBytes(6).toString('hex')}`;
  await query(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => dropDatabase(server, name) };
}

export function dropDatabase(server: string, name: string): Promise<void> {
  return query(server, `drop database ${name} with (force)`);
}

const debianVersions = '/usr/lib/postgresql';

function findPrograms(): string {
  const versions = existsSync(debianVersions) ? readdirSync(debianVersions).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(debianVersions, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (!found) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return found;
}

/** PostgreSQL does not run as root, so as root everything is done by the user that Debian made for it. */
const isRoot = process.getuid?.() === 0;
const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

export interface PostgresServer {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and deletes its data. */
  remove(): Promise<void>;
}

/** A PostgreSQL of our own in a temporary folder, listening to loopback. Call `remove` at the end. */
export async function createPostgresServer(): Promise<PostgresServer> {
  const bin = findPrograms();
  const owner = isRoot ? { uid: id('-u'), gid: id('-g') } : {};
  const folder = mkdtempSync(join(tmpdir(), 'ponte-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await findFreePort();
  const run = (program: string, args: string[]) =>
    execFileSync(join(bin, program), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  run('initdb', ['-D', data, '-U', 'ponte', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);

  const isReady = () => spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)]).status === 0;

  const settings = ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', `unix_socket_directories=${folder}`];
  let server: ReturnType<typeof spawn> | undefined;

  async function start(): Promise<void> {
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    await until('a PostgreSQL that is ready', isReady);
  }

  async function stop(): Promise<void> {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGINT');
    await ended;
  }

  await start();
  return {
    url: `postgres://ponte@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove: () => stop().then(() => rmSync(folder, { recursive: true, force: true })),
  };
}
