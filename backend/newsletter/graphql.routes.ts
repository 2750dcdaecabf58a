import type { FastifyInstance, FastifyRequest } from 'fastify';
import { execute } from 'graphql';
import { createRateLimit } from '../access/rate-limit';
import { groupAddress } from '../access/known-addresses';
import type { AppContext } from '../context';
import { isDatabaseUnavailable } from '../database/errors';
import { ApiError } from '../http/api-error';
import { HasuraError, toHasuraError } from './hasura-error';
import { createInserts, publicSchema, readQuery } from './newsletter.schema';

const visitor = 'public';

/** Every caller is a visitor here. Further claims are rejected with Hasura's errors. */
async function requireVisitor({ headers }: FastifyRequest, { tokens }: AppContext): Promise<void> {
  if (headers['x-hasura-admin-secret'] !== undefined) {
    throw new HasuraError('access-denied', 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"');
  }
  const { authorization } = headers;
  if (authorization !== undefined && !(await tokens.find(authorization.replace(/^Bearer /i, '')))) {
    throw new HasuraError('invalid-jwt', 'Could not verify JWT: JWSError JWSInvalidSignature');
  }
  if ((headers['x-hasura-role'] ?? visitor) !== visitor) {
    throw new HasuraError('access-denied', 'Your requested role is not in allowed roles');
  }
}

function toErrorResponse(error: unknown): HasuraError {
  const isRejectedWrite = error instanceof ApiError && error.kind === 'unavailable';
  if (isRejectedWrite || isDatabaseUnavailable(error))
    return new HasuraError('postgres-error', 'connection error', '$', { cause: error });
  const status = (error as { statusCode?: number; status?: number } | null) ?? {};
  if ((status.statusCode ?? status.status ?? 500) < 500 && !(error instanceof HasuraError)) {
    return new HasuraError('invalid-json', 'the body is not JSON or is too large', '$', { cause: error });
  }
  return toHasuraError(error);
}

export function addGraphqlRoutes(app: FastifyInstance, context: AppContext): void {
  const { config, db } = context;
  const limit = createRateLimit(db, {
    name: 'newsletter',
    calls: config.NEWSLETTER_PER_ADDRESS,
    windowSeconds: config.NEWSLETTER_WINDOW_SECONDS,
  });
  const options = {
    errorHandler: (
      error: unknown,
      request: FastifyRequest,
      reply: { code(status: 200): { send(body: unknown): void } },
    ) => {
      const hasuraError = toErrorResponse(error);
      if (hasuraError.code === 'unexpected' || hasuraError.code === 'postgres-error')
        request.log.warn({ err: hasuraError.cause }, 'graphql request failed');
      reply.code(200).send(hasuraError.toResponse());
    },
  };

  app.post('/v1/graphql', options, async (request, reply) => {
    await requireVisitor(request, context);
    const { document, operationName, variables } = readQuery(request.body);
    // Outside the transaction: a failed insert is rolled back, its count is not.
    const retryAfter = await limit.consume(groupAddress(request.ip));
    if (retryAfter !== undefined) {
      reply.header('retry-after', String(retryAfter));
      throw new HasuraError('rate-limit-exceeded', 'too many requests from this address');
    }
    // All mutations of a request are committed, or none.
    return db.transaction().execute(async (trx) => {
      const { data, errors } = await execute({
        schema: publicSchema,
        document,
        operationName,
        variableValues: variables,
        rootValue: createInserts(trx),
      });
      if (errors?.[0]) throw toHasuraError(errors[0]);
      return { data };
    });
  });
}
