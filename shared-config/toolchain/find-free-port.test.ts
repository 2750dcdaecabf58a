import { createServer } from 'node:net';
import { findFreePort } from './find-free-port';

test('finds another port each time, below those of outgoing connections, and none that is taken', async () => {
  const found = await findFreePort();
  const server = createServer();
  await new Promise((resolve) => {
    // Another process has taken it, which is as good.
    server.once('error', resolve);
    server.listen(found + 1, '127.0.0.1', () => resolve(undefined));
  });
  const later = [await findFreePort(), await findFreePort()];
  server.close();
  expect(new Set([found, found + 1, ...later]).size).toBe(4);
  for (const port of later) expect(port).toBeLessThan(32_768);
});
