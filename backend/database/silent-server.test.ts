import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createApp } from '../app';
import { readConfig } from '../config/config';
import { createCaller } from '../testing/caller';
import { testSecret } from '../testing/test-app';
import { openDatabase } from './database';

/** `AuthenticationOk` and `ReadyForQuery`, as PostgreSQL welcomes a client. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/** A server that accepts clients and then sends nothing, as after a network failure in the middle of a query. */
async function startSilentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    socket.once('data', () => socket.write(welcome));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `postgres://ana@127.0.0.1:${(server.address() as AddressInfo).port}/none`,
    connections: () => sockets.length,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a call ends when the database falls silent, and its connection is not used again', async () => {
  const server = await startSilentServer();
  const config = readConfig({
    DATABASE_URL: server.url,
    DATABASE_CONNECTIONS: '1',
    LOG_LEVEL: 'silent',
    PASSWORD_HASH_COST: '4',
  });
  const opened = await openDatabase(config, { queryTimeoutMs: 20 });
  const { http } = await createApp({
    config,
    db: opened.db,
    jwtSecret: testSecret,
    storage: { isPrepared: () => true },
  });
  const caller = createCaller(http);
  for (const count of [1, 2]) {
    expect(await caller.post('/api/users/login', { email: 'a@b.co', senha: 'x' })).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { error: 'O serviço está temporariamente indisponível. Tente de novo em instantes.' },
    });
    expect(server.connections()).toBe(count);
  }
  await http.close();
  await opened.close();
  await server.close();
});
