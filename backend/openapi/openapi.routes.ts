import type { FastifyInstance } from 'fastify';
import { createOpenapiDocument } from './document';

export function addOpenapiRoutes(app: FastifyInstance): void {
  const document = createOpenapiDocument();
  app.get('/api/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return document;
  });
}
