import { createServer } from 'node:net';

/** Systems take the ports of outgoing connections from higher ones. */
const first = 15_000;
const last = 30_000;

/** Processes that look at the same time begin at different ports: their ids are often consecutive. */
let latest = first + ((process.pid * 97) % (last - first));

/** Finds a port of 127.0.0.1 that is free and that this process has not found before. Another process rarely takes it. */
export async function findFreePort(): Promise<number> {
  do latest = latest < last ? latest + 1 : first;
  while (!(await isFree(latest)));
  return latest;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
