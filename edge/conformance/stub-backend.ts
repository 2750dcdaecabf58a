import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubBackend {
  readonly url: string;
  /** How many requests it got for a path so far, how many bytes of their bodies, and how many broke off. */
  readonly count: (path: string) => number;
  readonly bytes: (path: string) => number;
  readonly aborted: (path: string) => number;
  readonly stop: () => Promise<void>;
}

/** Security headers as the real backend sends them: stricter than the edge's. */
const ownHeaders = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

type Handler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

const handlers: Readonly<Record<string, Handler>> = {
  '/api/bare': (_request, response) => response.end('{}'),
  '/api/busy': (_request, response) =>
    response.writeHead(503, { ...ownHeaders, 'retry-after': '7' }).end('{"error":"busy"}'),
  '/api/slow': (_request, response) =>
    void setTimeout(() => response.writeHead(200, ownHeaders).end('{"slow":true}'), 400),
  '/api/%ff': (_request, response) => response.writeHead(400, ownHeaders).end('{"error":"bad"}'),
  '/api/never': () => {},
  '/api/broken': (request) => request.socket.destroy(),
};

/** A backend on a free local port that responds with the request it received. */
export async function startStubBackend(): Promise<StubBackend> {
  const [counts, bytes, aborted] = [createCounter(), createCounter(), createCounter()];
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    counts.add(path, 1);
    request.once('close', () => aborted.add(path, request.complete ? 0 : 1));
    if (path === '/api/limited') {
      response.writeHead(413, ownHeaders).end('{"error":"backend"}');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes.add(path, chunk.length);
    });
    request.on('error', () => {});
    request.once('end', () => (handlers[path] ?? echo)(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: counts.get,
    bytes: bytes.get,
    aborted: aborted.get,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createCounter() {
  const values = new Map<string, number>();
  const get = (path: string) => values.get(path) ?? 0;
  return { get, add: (path: string, more: number) => void values.set(path, get(path) + more) };
}

function echo({ method, url, headers }: IncomingMessage, response: ServerResponse, body: Buffer): void {
  response.writeHead(200, ownHeaders).end(JSON.stringify({ method, url, headers, bytes: body.length }));
}
