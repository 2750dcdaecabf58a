import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { rollbackRequest } from 'shared-config/contract/api';
import type { PartBuilds, RollbackAnswer } from 'shared-config/contract/api-versions';
import { partNames, type PartName } from 'shared-config/contract/parts';
import { getPerson } from '../access/guards';
import type { AppContext } from '../context';
import { ApiError } from '../http/api-error';
import type { ZodTypes } from '../http/zod-validation';
import { createOperations, type ReadTallies } from './operations.service';

/** The edge gives an answer up after 30 s. */
const longestAnswerMs = 20_000;

function getPart(request: FastifyRequest): PartName {
  const { parte } = request.params as { parte: string };
  const part = partNames.find((name) => name === parte);
  if (part === undefined) throw new ApiError('notFound');
  return part;
}

/** What is live, and the way back: what `ponte` does, for an admin in a browser. */
export function addOperationsRoutes(app: FastifyInstance, context: AppContext, readTallies: ReadTallies): void {
  const routes = app.withTypeProvider<ZodTypes>();
  const onRequest = context.guards.requireAdmin;
  const operations = createOperations(context, readTallies);

  routes.get('/api/versoes', { onRequest }, operations.getVersions);
  routes.get('/api/versoes/:parte', { onRequest }, (request): Promise<PartBuilds> => {
    return operations.getBuilds(getPart(request));
  });

  const rollback = { onRequest, schema: { body: rollbackRequest } };
  routes.post('/api/versoes/:parte/rollback', rollback, async (request, reply): Promise<RollbackAnswer> => {
    const by = { admin: getPerson(request), address: request.ip };
    const changing = operations.rollBack(getPart(request), request.body, by);
    const answer = await Promise.race([changing, sleep(longestAnswerMs, undefined, { ref: false })]);
    if (answer) return answer;
    // It goes on; what becomes of it is in the audit log.
    changing.catch((err: unknown) => request.log.warn({ err }, 'a rollback failed after its call was answered'));
    reply.code(202);
    return {};
  });
}
