import type { FastifyInstance } from 'fastify';
import { decideLanguage } from '../locales/texts';

/** An API answer is data for one caller: never a page, never framed, never kept, never another origin's. */
const safety = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      ...safety,
      'content-language': decideLanguage(request.headers['accept-language']),
      vary: 'Accept-Language',
      'x-request-id': request.id,
    });
  });
}
