import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createUserRequest, editUserRequest, limits, resetSecondFactorRequest } from '@ponte/contract/api';
import {
  errorResponse,
  messageResponse,
  noSecondFactor,
  type MessageResponse,
  outdatedVersion,
  type Role,
  roles,
  savedResponse,
  type SavedResponse,
  type Site,
  sites,
  users as usersResponse,
} from '@ponte/contract/api-responses';
import { getPerson } from '../access/guards';
import type { AppContext } from '../context';
import { ApiError } from '../http/api-error';
import { decideEncoding, readIfMatch } from '../http/request-headers';
import type { ZodTypes } from 'nhost/http/zod-validation';
import { decideLanguage, getText } from '../locales/texts';
import { emptyResponse } from '../openapi/openapi';
import { createResetSecondFactor } from './reset-second-factor';
import { createUsersList } from './users.list';
import { createUsersService } from './users.service';

/** An id that no row can have is reported as not found. */
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

  const listing = {
    onRequest,
    schema: {
      summary: 'All people, with an ETag that changes with the list.',
      response: { 200: usersResponse, 304: emptyResponse('Unchanged since the ETag that was sent') },
    },
  };
  routes.get('/api/usuarios', listing, async ({ headers }, reply) => {
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

  const creation = {
    onRequest,
    schema: {
      summary: 'Creates a person. 400: `errors` names the wrong fields. 409: the e-mail is taken.',
      body: createUserRequest,
      response: { 201: savedResponse, 409: errorResponse },
    },
  };
  routes.post('/api/usuarios', creation, async (request, reply): Promise<SavedResponse> => {
    const id = await users.create(request.body, by(request));
    reply.code(201);
    return { id };
  });

  const edit = {
    onRequest,
    schema: {
      summary:
        'Edits a person. A new role or password ends all sessions of that person. With If-Match, 409 and ' +
        `\`codigo: ${outdatedVersion}\` when the person was edited since; other 409s: e-mail taken, last admin.`,
      body: editUserRequest,
      requestHeaders: { 'If-Match': { type: 'string', examples: ['"6442b1dfe9a40"', '*'] } },
      response: { 200: savedResponse, 404: errorResponse, 409: errorResponse },
    },
  };
  routes.put('/api/usuarios/:id', edit, async (request): Promise<SavedResponse> => {
    const id = getUserId(request);
    await users.edit(id, request.body, readIfMatch(request.headers['if-match']), by(request));
    return { id };
  });

  const deletion = {
    onRequest,
    schema: {
      summary: 'Deletes a person. 409: oneself, or the last admin.',
      response: { 200: messageResponse, 404: errorResponse, 409: errorResponse },
    },
  };
  routes.delete('/api/usuarios/:id', deletion, async (request): Promise<MessageResponse> => {
    await users.delete(getUserId(request), by(request));
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.userDeleted') };
  });

  const resetSecondFactor = createResetSecondFactor(context);
  const reset = {
    onRequest,
    schema: {
      summary:
        'Removes the second factor of a person and ends all their sessions. The reason goes into the audit log. ' +
        `409 with \`codigo: ${noSecondFactor}\`: there is none; other 409: oneself.`,
      body: resetSecondFactorRequest,
      response: { 200: messageResponse, 404: errorResponse, 409: errorResponse },
    },
  };
  routes.post('/api/usuarios/:id/mfa/reset', reset, async (request): Promise<MessageResponse> => {
    await resetSecondFactor(getUserId(request), request.body, by(request));
    return { mensagem: getText(decideLanguage(request.headers['accept-language']), 'done.secondFactorReset') };
  });
}

/** What a user's role and site can be. */
export function addRolesAndSitesRoutes(app: FastifyInstance, { db, guards }: AppContext): void {
  const onRequest = guards.requireAdmin;

  const roleListing = { onRequest, schema: { summary: 'The roles.', response: { 200: roles } } };
  app.get('/api/roles', roleListing, (): Promise<Role[]> => {
    return db.selectFrom('roles').select(['id', 'name']).orderBy('id').execute();
  });

  const siteListing = { onRequest, schema: { summary: 'The sites.', response: { 200: sites } } };
  app.get('/api/sites', siteListing, (): Promise<Site[]> => {
    return db.selectFrom('sites').select(['slug', 'nome']).orderBy('nome').execute();
  });
}
