import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'node:http';
import { beacon, type Beacon } from '@ponte/contract/beacon';

/** Requests a page continuously until `stop`, which returns the errors. */
export function requestContinuously(url: string) {
  const errors: string[] = [];
  let stopped = false;
  const ended = (async () => {
    while (!stopped) {
      const problem = await fetch(url, { headers: { connection: 'close' } }).then(
        async (response) => (response.ok && (await response.text()) ? undefined : `status ${response.status}`),
        (error: unknown) => String(error),
      );
      if (problem) errors.push(problem);
      await sleep(10);
    }
  })();
  return {
    async stop(): Promise<readonly string[]> {
      stopped = true;
      await ended;
      return errors;
    },
  };
}

/** Replaces the backend: accepts beacons and responds 404 to everything else. */
export async function startBeaconServer(): Promise<{ url: string; beacons: readonly Beacon[]; close(): void }> {
  const beacons: Beacon[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const taken = request.url === '/api/beacons' ? beacon.safeParse(JSON.parse(body)) : undefined;
      if (taken?.success) beacons.push(taken.data);
      response.writeHead(taken ? (taken.success ? 204 : 400) : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    beacons,
    close: () => (server.closeAllConnections(), void server.close()),
  };
}
