import type { FastifyInstance } from 'fastify';

/**
 * Reads and drops the rest of a body that was refused as too long. Fastify would close the connection at once, and a
 * client that is still sending would find it broken before it reads the 413. The request timeout bounds this.
 */
export function drainRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 413) return;
    reply.removeHeader('connection');
    request.raw.resume();
  });
}
