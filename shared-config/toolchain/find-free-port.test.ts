import { createServer } from 'node:net';
import { findFreePort } from './find-free-port';

test('finds another port each time, below those of outgoing connections, and none that is taken', async () => {
  const found = await findFreePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(found + 1, '127.0.0.1', resolve));
  const next = await findFreePort();
  server.close();
  expect(next).toBeGreaterThan(found + 1);
  expect(next).toBeLessThan(32_768);
  expect(await findFreePort()).toBeGreaterThan(next);
});
