import type { FastifyInstance } from 'fastify';
import { type Role, roles, type Site, sites } from '@ponte/contract/api-answers';
import type { AppContext } from '../context';

export function addRolesRoutes(app: FastifyInstance, { db, guards }: AppContext): void {
  const schema = { summary: 'The roles.', response: { 200: roles } };
  app.get('/api/roles', { onRequest: guards.requireAdmin, schema }, (): Promise<Role[]> => {
    return db.selectFrom('roles').select(['id', 'name']).orderBy('id').execute();
  });
}

export function addSitesRoutes(app: FastifyInstance, { db, guards }: AppContext): void {
  const schema = { summary: 'The sites.', response: { 200: sites } };
  app.get('/api/sites', { onRequest: guards.requireAdmin, schema }, (): Promise<Site[]> => {
    return db.selectFrom('sites').select(['slug', 'nome']).orderBy('nome').execute();
  });
}
