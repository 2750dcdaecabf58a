import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@ponte/toolchain/find-free-port';
import { copyFirstDatabase, startBackend } from './backend';

type Fault = { status: number; body: unknown };

export interface FaultyBackend {
  readonly url: string;
  /** From now on responds with this to a call like `GET /api/usuarios`. The real backend responds to all others. */
  break(call: string, fault: Fault): void;
  repair(): void;
  stop(): Promise<void>;
}

/** The real backend behind a server that fails on demand. */
export async function startFaultyBackend(): Promise<FaultyBackend> {
  const folder = await mkdtemp(join(tmpdir(), 'ponte-backend-'));
  await copyFirstDatabase(folder);
  const backend = await startBackend(folder);
  const faults = new Map<string, Fault>();

  const front = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const fault = [...faults].find(([key]) => key === `${request.method} ${path}`)?.[1];
    if (fault) response.writeHead(fault.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(fault.body));
    else passOn(request, response, backend.url);
  });
  const frontPort = await findFreePort();
  await new Promise<void>((resolve) => front.listen(frontPort, 'localhost', resolve));

  return {
    url: `http://localhost:${frontPort}`,
    break: (key, fault) => void faults.set(key, fault),
    repair: () => faults.clear(),
    async stop() {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, backend: string): void {
  const { method, url = '/', headers } = request;
  const onward = call(backend + url, { method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
