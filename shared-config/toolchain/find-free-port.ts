import { createServer, type AddressInfo } from 'node:net';

/** Finds a free port of 127.0.0.1. Another process can take it before the caller listens. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
