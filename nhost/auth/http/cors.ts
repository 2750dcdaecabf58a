import type { FastifyInstance } from 'fastify';
import type { RedirectUrls } from './redirect-urls';

/** Lets the pages of the client URL and of the listed redirect URLs call the service from their own origin. */
export function addCors(app: FastifyInstance, redirectUrls: RedirectUrls): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const allowed = origin !== undefined && redirectUrls.isAllowedOrigin(origin);
    reply.header('vary', 'Origin');
    if (allowed) reply.headers({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
    if (request.method !== 'OPTIONS') return;
    if (allowed) {
      reply.headers({
        'access-control-allow-methods': 'POST, GET',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '86400',
      });
    }
    return reply.code(204).send();
  });
}
