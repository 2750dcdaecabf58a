import type { FastifyInstance } from 'fastify';
import type { RedirectUrls } from '../../auth/http/redirect-urls';

const methods = 'GET, POST, HEAD, DELETE';
const readable = 'Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag, Last-Modified, X-Error';

/** Lets the pages of the client URL and of the listed redirect URLs call the service from their own origin. */
export function addCors(app: FastifyInstance, redirectUrls: RedirectUrls): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'Origin');
    if (origin === undefined || !redirectUrls.isAllowedOrigin(origin)) return;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': readable });
  });
  app.options('/*', async (request, reply) => {
    if (reply.hasHeader('access-control-allow-origin')) {
      reply.headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '86400',
      });
    }
    return reply.code(204).send();
  });
}
