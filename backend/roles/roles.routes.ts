import type { FastifyInstance } from 'fastify';
import type { Role } from 'shared-config/contract/api-answers';
import type { AppContext } from '../context';

export function addRolesRoutes(app: FastifyInstance, { db, guards }: AppContext): void {
  app.get('/api/roles', { onRequest: guards.requireAdmin }, (): Promise<Role[]> => {
    return db.selectFrom('roles').select(['id', 'name']).orderBy('id').execute();
  });
}
