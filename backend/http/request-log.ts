import type { FastifyInstance } from 'fastify';

interface Failure extends Error {
  code?: unknown;
  constraint?: unknown;
}

interface Described {
  [key: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** An error without its values: a database error carries the parameters of its query. */
function describeError({ name, message, stack = '', code, constraint, cause }: Failure): Described {
  const why: object = cause instanceof Error ? { cause: describeError(cause) } : {};
  return { type: name, message, stack, code, constraint, ...why };
}

export const logOptions = {
  redact: ['req.headers.authorization', 'headers.authorization', '*.senha', '*.token', '*.password_hash'],
  serializers: { err: describeError },
};

/** One line per request: the route instead of the URL, so that ids and queries are not logged. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        address: request.ip,
        person: request.person?.id,
      },
      'request',
    );
  });
}
