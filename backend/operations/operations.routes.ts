import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rollbackRequest, type RollbackRequest } from '@ponte/contract/api';
import { errorResponse } from '@ponte/contract/api-responses';
import {
  releaseOverview,
  rollbackResponse,
  type ReleaseOverview,
  type RollbackResponse,
} from '@ponte/contract/api-releases';
import { partBuilds, type PartBuilds } from '@ponte/contract/release-summary';
import { partNames, type PartName } from '@ponte/contract/parts';
import { getPerson } from '../access/guards';
import type { AppContext } from '../context';
import { ApiError } from '../http/api-error';
import type { ZodTypes } from 'nhost/http/zod-validation';
import { emptyResponse } from '../openapi/openapi';
import { addOlderReleaseRoutes } from './older-admin';
import { createOperations, type ReadTallies } from './operations.service';

/** The edge times out after 30 s. */
const responseTimeoutMs = 20_000;

export interface ReleaseHandlers {
  getOverview(): Promise<ReleaseOverview>;
  getBuilds(request: FastifyRequest): Promise<PartBuilds>;
  /** Sets 202 and returns nothing of the release when the rollback takes long. */
  rollBack(request: FastifyRequest, body: RollbackRequest, reply: FastifyReply): Promise<RollbackResponse>;
}

function createHandlers(context: AppContext, readTallies: ReadTallies): ReleaseHandlers {
  const operations = createOperations(context, readTallies);
  return {
    getOverview: operations.getOverview,
    getBuilds: async (request) => operations.getBuilds(getPart(request)),

    async rollBack(request, body, reply) {
      const by = { admin: getPerson(request), address: request.ip };
      const rollback = operations.rollBack(getPart(request), body, by);
      const result = await Promise.race([rollback, sleep(responseTimeoutMs, undefined, { ref: false })]);
      if (result) return result;
      // The rollback continues; the audit log records how it ends.
      rollback.catch((err: unknown) => request.log.warn({ err }, 'a rollback failed after its response was sent'));
      reply.code(202);
      return {};
    },
  };
}

function getPart(request: FastifyRequest): PartName {
  const { part: given } = request.params as { part: string };
  const part = partNames.find((name) => name === given);
  if (part === undefined) throw new ApiError('notFound');
  return part;
}

/** What is live, and rollbacks: the `ponte` command for an admin in a browser. */
export function addOperationsRoutes(app: FastifyInstance, context: AppContext, readTallies: ReadTallies): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const onRequest = context.guards.requireAdmin;
  const handlers = createHandlers(context, readTallies);
  const failed = { 500: errorResponse, 504: errorResponse };

  const overview = {
    onRequest,
    schema: {
      summary: 'What is live of each part, and the last releases. 503 with `codigo`: this server has no release store.',
      response: { 200: releaseOverview, ...failed },
    },
  };
  routes.get('/api/releases', overview, handlers.getOverview);

  const builds = {
    onRequest,
    schema: {
      summary: 'The builds of a part, and which of them can be gone back to.',
      response: { 200: partBuilds, 404: errorResponse, ...failed },
    },
  };
  routes.get('/api/releases/:part', builds, handlers.getBuilds);

  const rollback = {
    onRequest,
    schema: {
      summary: 'Puts a part back to an older build. 409: the release tool rejected it, in its own words.',
      body: rollbackRequest,
      response: {
        200: rollbackResponse,
        202: emptyResponse('Still under way'),
        404: errorResponse,
        409: errorResponse,
        ...failed,
      },
    },
  };
  routes.post('/api/releases/:part/rollback', rollback, (request, reply) =>
    handlers.rollBack(request, request.body, reply),
  );

  addOlderReleaseRoutes(app, context.guards, handlers);
}
