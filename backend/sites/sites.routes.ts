import type { FastifyInstance } from 'fastify';
import type { Site } from 'shared-config/contract/api-answers';
import type { AppContext } from '../context';

export function addSitesRoutes(app: FastifyInstance, { db, guards }: AppContext): void {
  app.get('/api/sites', { onRequest: guards.requireAdmin }, (): Promise<Site[]> => {
    return db.selectFrom('sites').select(['slug', 'nome']).orderBy('nome').execute();
  });
}
