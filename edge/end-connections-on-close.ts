import type { FastifyInstance } from 'fastify';

/**
 * Ends each connection after the answer that is under way when the edge closes. Node ends only those that are idle then:
 * the others would hold the process until their keep-alive runs out.
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('Connection', 'close');
  });
  app.addHook('onResponse', async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
}
