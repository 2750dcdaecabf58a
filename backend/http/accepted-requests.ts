import type { FastifyInstance, RouteOptions } from 'fastify';
import { ApiError } from './api-error';

/**
 * Reads and drops the rest of a body that was rejected as too long. Fastify would close the connection at once, and a
 * client that is still sending would find it broken before it reads the 413. The request timeout bounds this.
 */
export function drainRejectedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 413) return;
    reply.removeHeader('connection');
    request.raw.resume();
  });
}

/**
 * Adds a 405 response with `Allow` for the methods that a path lacks. Call it before the routes are added, and the returned
 * function after them; that returns all paths.
 */
export function rejectOtherMethods(app: FastifyInstance): () => string[] {
  const methodsByPath = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const methods = methodsByPath.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByPath.set(url, methods);
  });
  return function addRejections() {
    for (const [url, methods] of [...methodsByPath]) {
      const allow = [...methods].sort().join(', ');
      const others = app.supportedMethods.filter((method) => !methods.has(method));
      app.route({
        url,
        method: others,
        exposeHeadRoute: false,
        handler: async (_request, reply) => {
          reply.header('allow', allow);
          throw new ApiError('methodNotAllowed');
        },
      });
    }
    return [...methodsByPath.keys()];
  };
}
