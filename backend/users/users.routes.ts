import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createUserRequest, editUserRequest, limits } from 'shared-config/contract/api';
import type { MessageAnswer, SavedAnswer } from 'shared-config/contract/api-answers';
import { getPerson } from '../access/guards';
import type { AppContext } from '../context';
import { ApiError } from '../http/api-error';
import { decideEncoding } from '../http/decide-encoding';
import { readIfMatch } from '../http/if-match';
import type { ZodTypes } from '../http/zod-validation';
import { decideLanguage, getText } from '../locales/texts';
import { createUsersList } from './users.list';
import { createUsersService } from './users.service';

/** An id that no row can have names nobody, whatever it looks like. */
function getUserId(request: FastifyRequest): number {
  const { id } = request.params as { id: string };
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > limits.maxId) throw new ApiError('userNotFound');
  return Number(id);
}

export function addUsersRoutes(app: FastifyInstance, context: AppContext): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const onRequest = context.guards.requireAdmin;
  const users = createUsersService(context);
  const list = createUsersList(context.db);
  const by = (request: FastifyRequest) => ({ admin: getPerson(request), address: request.ip });

  routes.get('/api/usuarios', { onRequest }, async ({ headers }, reply) => {
    const stamp = await list.getStamp();
    const etag = `W/"${stamp}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Authorization' });
    if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const { encoded } = await list.get(stamp);
    const encoding = decideEncoding(headers['accept-encoding'], ['br', 'gzip']);
    const compressed = encoding && encoded[encoding];
    if (compressed) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(compressed ?? encoded.identity);
  });

  const creation = { onRequest, schema: { body: createUserRequest } };
  routes.post('/api/usuarios', creation, async (request, reply): Promise<SavedAnswer> => {
    const id = await users.create(request.body, by(request));
    reply.code(201);
    return { id };
  });

  const edit = { onRequest, schema: { body: editUserRequest } };
  routes.put('/api/usuarios/:id', edit, async (request): Promise<SavedAnswer> => {
    const id = getUserId(request);
    await users.edit(id, request.body, readIfMatch(request.headers['if-match']), by(request));
    return { id };
  });

  routes.delete('/api/usuarios/:id', { onRequest }, async (request): Promise<MessageAnswer> => {
    await users.delete(getUserId(request), by(request));
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.userDeleted') };
  });
}
