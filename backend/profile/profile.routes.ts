import type { FastifyInstance } from 'fastify';
import { changePasswordRequest } from 'shared-config/contract/api';
import type { MessageAnswer, User } from 'shared-config/contract/api-answers';
import { getPerson } from '../access/guards';
import type { AppContext } from '../context';
import type { ZodTypes } from '../http/zod-validation';
import { decideLanguage, getText } from '../locales/texts';
import { createChangePassword } from './change-password';

export function addProfileRoutes(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const onRequest = context.guards.requireSession;
  const changePassword = createChangePassword(context);

  routes.get('/api/perfil', { onRequest }, async (request): Promise<User> => {
    const { id, email, nome, role_id, role_nome, site_slug, site_nome } = getPerson(request);
    return { id, email, nome, role_id, role_nome, site_slug, site_nome };
  });

  const change = { onRequest, schema: { body: changePasswordRequest } };
  routes.put('/api/perfil/senha', change, async (request): Promise<MessageAnswer> => {
    await changePassword(getPerson(request), request.body, request.ip);
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.passwordChanged') };
  });
}
