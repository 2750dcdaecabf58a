import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Semaphore } from '../http/semaphore';
import type { InternalAnswer } from '../http/internal-port';

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

/** `GET /metrics` on the internal port, with the process's own figures besides. */
export function answerMetrics(registry: Registry): InternalAnswer {
  collectDefaultMetrics({ register: registry });
  return async () => ({ status: 200, type: registry.contentType, body: await registry.metrics() });
}
