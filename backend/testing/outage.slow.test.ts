import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '@ponte/toolchain/jest/until';
import { createPostgresServer, type PostgresServer } from './postgres-server';
import { type RunningServer, startServer } from './running-server';

const connections = 3;
const admin = { email: 'admin@ponte.example', senha: 'the admin of the outage' };
let postgres: PostgresServer;
let folder: string;
const running: RunningServer[] = [];

beforeAll(async () => {
  postgres = await createPostgresServer();
  folder = await mkdtemp(join(tmpdir(), 'ponte-outage-'));
}, 120_000);
afterAll(async () => {
  for (const server of running) await server.stop('SIGKILL');
  await postgres.remove();
  await rm(folder, { recursive: true });
});

async function start(untilReady = true): Promise<RunningServer> {
  const shared = { JWT_SECRET: 's'.repeat(40), DATABASE_URL: postgres.url, DATABASE_CONNECTIONS: String(connections) };
  const server = await startServer({ ...shared, DATA_DIR: folder, ADMIN_PASSWORD: admin.senha }, { untilReady });
  running.push(server);
  return server;
}

const call = (server: RunningServer, path: string, token?: string) =>
  fetch(server.url + path, token ? { headers: { authorization: `Bearer ${token}` } } : {});

async function login(server: RunningServer): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${server.url}/api/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(admin),
  });
  return ((await response.json()) as { token: string }).token;
}

async function untilStatus(server: RunningServer, path: string, status: number, token?: string): Promise<void> {
  await until(`${path} with ${status}`, async () => (await call(server, path, token)).status === status);
}

/** Has a list wait for a lock on each connection, until `release`. */
async function holdLists(server: RunningServer, token: string) {
  const holder = new pg.Client({ connectionString: postgres.url });
  await holder.connect();
  await holder.query('begin; lock table users_stamp in access exclusive mode');
  const held = Array.from({ length: connections }, () => call(server, '/api/usuarios', token));
  // Each has a connection of its own once the database has it waiting for the lock, as seen anew each time.
  const waiting = `select 1 from pg_stat_clear_snapshot(), pg_stat_activity where wait_event_type = 'Lock' and application_name = 'ponte'`;
  const isHeld = async () => (await holder.query(waiting)).rowCount === connections;
  await until(`${connections} calls that wait for the lock`, isHeld);
  const release = () => holder.query('commit').then(() => holder.end());
  return { held, release };
}

it('starts without its database, waits for it, and works once it is there', async () => {
  await postgres.stop();
  const server = await start(false);
  expect((await call(server, '/healthz')).status).toBe(200);
  const rejected = await call(server, '/readyz');
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await call(server, '/api/usuarios')).status).toBe(503);
  await postgres.start();
  await untilStatus(server, '/readyz', 200);
  expect(await login(server)).toMatch(/^ey/);
  expect(await server.stop()).toBe(0);
});

it('responds 503 while the database is away, and recovers with its sessions', async () => {
  const server = await start();
  const token = await login(server);
  expect((await call(server, '/api/usuarios', token)).status).toBe(200);
  await postgres.stop();
  for (const path of ['/readyz', '/api/usuarios', '/api/roles']) {
    expect({ path, status: (await call(server, path, token)).status }).toEqual({ path, status: 503 });
  }
  expect((await call(server, '/healthz')).status).toBe(200);
  await postgres.start();
  await untilStatus(server, '/api/usuarios', 200, token);
  expect(await server.stop()).toBe(0);
});

it('shares a session between two instances, and ends it at both', async () => {
  const [first, second] = [await start(), await start()];
  const token = await login(first);
  expect((await call(second, '/api/usuarios', token)).status).toBe(200);
  await fetch(`${second.url}/api/users/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect((await call(first, '/api/usuarios', token)).status).toBe(401);
  expect(second.output()).not.toContain('admin login');
  expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0]);
});

it('responds 503 while every connection is taken, and recovers once they are released', async () => {
  const server = await start();
  const token = await login(server);
  const { held, release } = await holdLists(server, token);
  for (const path of ['/api/roles', '/readyz']) {
    const rejected = await call(server, path, token);
    expect([path, rejected.status, rejected.headers.get('retry-after')]).toEqual([path, 503, '2']);
  }
  expect((await call(server, '/healthz')).status).toBe(200);
  await release();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(connections).fill(200));
  expect((await call(server, '/readyz')).status).toBe(200);
  await server.stop();
});

it('responds to every call when more arrive than there are connections', async () => {
  const server = await start();
  const token = await login(server);
  const responses = await Promise.all(Array.from({ length: 150 }, () => call(server, '/api/roles', token)));
  expect(responses.every(({ status }) => status === 200 || status === 503)).toBe(true);
  expect((await call(server, '/api/roles', token)).status).toBe(200);
  await server.stop();
});

it('cuts off a client that sends its headers a byte a second, and serves the others', async () => {
  const server = await start();
  const slow = connect(Number(new URL(server.url).port), '127.0.0.1');
  slow.on('error', () => {});
  slow.resume();
  const ended = once(slow, 'close');
  slow.write('GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  const drip = setInterval(() => slow.writable && slow.write('a'), 1000);
  expect((await call(server, '/healthz')).status).toBe(200);
  // Node's own limit is a minute, so that only the server's cuts it off within this test.
  await ended;
  clearInterval(drip);
  await server.stop();
}, 45_000);

it('finishes what it has begun before it stops', async () => {
  const server = await start();
  const token = await login(server);
  const { held, release } = await holdLists(server, token);
  const code = server.stop();
  const isClosed = () =>
    call(server, '/healthz').then(
      () => false,
      () => true,
    );
  await until('a server that takes no new connection', isClosed);
  await release();
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(connections).fill(200));
  expect(await code).toBe(0);
});
