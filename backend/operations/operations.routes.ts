import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rollbackRequest } from '@ponte/contract/api';
import { errorAnswer } from '@ponte/contract/api-answers';
import {
  partBuilds,
  rollbackAnswer,
  versions,
  type PartBuilds,
  type RollbackAnswer,
} from '@ponte/contract/api-versions';
import { partNames, type PartName } from '@ponte/contract/parts';
import { getPerson } from '../access/guards';
import type { AppContext } from '../context';
import { ApiError } from '../http/api-error';
import type { ZodTypes } from 'nhost/http/zod-validation';
import { emptyResponse } from '../openapi/openapi';
import { createOperations, type ReadTallies } from './operations.service';

/** The edge times out after 30 s. */
const responseTimeoutMs = 20_000;

function getPart(request: FastifyRequest): PartName {
  const { parte } = request.params as { parte: string };
  const part = partNames.find((name) => name === parte);
  if (part === undefined) throw new ApiError('notFound');
  return part;
}

/** What is live, and rollbacks: the `ponte` command for an admin in a browser. */
export function addOperationsRoutes(app: FastifyInstance, context: AppContext, readTallies: ReadTallies): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const onRequest = context.guards.requireAdmin;
  const operations = createOperations(context, readTallies);

  const failed = { 500: errorAnswer, 504: errorAnswer };
  const live = {
    onRequest,
    schema: {
      summary: 'What is live of each part, and the last releases. 503 with `codigo`: this server has no release store.',
      response: { 200: versions, ...failed },
    },
  };
  routes.get('/api/versoes', live, operations.getVersions);

  const builds = {
    onRequest,
    schema: {
      summary: 'The builds of a part, and which of them can be gone back to.',
      response: { 200: partBuilds, 404: errorAnswer, ...failed },
    },
  };
  routes.get('/api/versoes/:parte', builds, (request): Promise<PartBuilds> => {
    return operations.getBuilds(getPart(request));
  });

  const rollback = {
    onRequest,
    schema: {
      summary: 'Puts a part back to an older build. 409: the release tool refused, in its own words.',
      body: rollbackRequest,
      response: {
        200: rollbackAnswer,
        202: emptyResponse('Still under way'),
        404: errorAnswer,
        409: errorAnswer,
        ...failed,
      },
    },
  };
  routes.post('/api/versoes/:parte/rollback', rollback, async (request, reply): Promise<RollbackAnswer> => {
    const by = { admin: getPerson(request), address: request.ip };
    const changing = operations.rollBack(getPart(request), request.body, by);
    const answer = await Promise.race([changing, sleep(responseTimeoutMs, undefined, { ref: false })]);
    if (answer) return answer;
    // The rollback continues; the audit log records how it ends.
    changing.catch((err: unknown) => request.log.warn({ err }, 'a rollback failed after its call was answered'));
    reply.code(202);
    return {};
  });
}
