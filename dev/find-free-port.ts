import { createServer } from 'node:net';

/** The wanted port of the loopback when nobody has it, else 0, which stands for any. */
export function findFreePort(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(0))
      .listen(wanted, '127.0.0.1', () => probe.close(() => resolve(wanted)));
  });
}

/** A port of the loopback that nobody has at this moment. */
export function findAnyFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
