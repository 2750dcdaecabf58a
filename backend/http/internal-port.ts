import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Semaphore } from './semaphore';

export type InternalHandler = (query: URLSearchParams) => Promise<{ status: number; type: string; body: string }>;

/** Each path of the internal port. */
type InternalHandlers = Readonly<Record<string, InternalHandler>>;

/** A separate port for the operators' network. The public port has none of these paths. */
export async function serveInternal(handlers: InternalHandlers, host: string, port: number) {
  const server = createServer((request, response) => {
    respond(handlers, request, response).catch(() => response.writeHead(503).end());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

async function respond(handlers: InternalHandlers, { method, url = '/' }: IncomingMessage, response: ServerResponse) {
  const [path = '', query = ''] = url.split('?', 2);
  const handle = Object.hasOwn(handlers, path) ? handlers[path] : undefined;
  if (!handle) return void response.writeHead(404).end();
  if (method !== 'GET') return void response.writeHead(405, { allow: 'GET' }).end();
  const { status, type, body } = await handle(new URLSearchParams(query));
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

/** Measures response times by route, and the queue of passwords to hash. */
export function addMetrics(app: FastifyInstance, hashing: Semaphore): Registry {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response time, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'password_hash_waiting',
    help: 'Calls waiting for their turn to hash a password',
    registers: [registry],
    collect() {
      this.set(hashing.waiting());
    },
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    seconds.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
  return registry;
}

/** `GET /metrics` on the internal port, which includes the process's own metrics. */
export function createMetricsHandler(registry: Registry): InternalHandler {
  collectDefaultMetrics({ register: registry });
  return async () => ({ status: 200, type: registry.contentType, body: await registry.metrics() });
}
