import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import * as z from 'zod/mini';
import { errorResponse } from '@ponte/contract/api-responses';
import { partNames } from '@ponte/contract/parts';
import type { Guards } from '../access/guards';

declare module 'fastify' {
  interface FastifySchema {
    /** Headers that a caller may send, as JSON Schema: described, never validated. */
    requestHeaders?: Record<string, object>;
    /** Needs a token of the auth service, not of this API. */
    needsAccessToken?: true;
  }
}

/** A response without a body, for the `response` of a route's schema. */
export const emptyResponse = (description = 'Done') => ({ type: 'null', description });

/** The handlers check these themselves: an id that no row can have is 404, not 400. */
const pathParameters = {
  id: { type: 'integer', minimum: 1 },
  part: { type: 'string', enum: partNames },
} as const;

const isZod = (schema: unknown): schema is z.ZodMiniType => schema instanceof z.core.$ZodType;

const toJsonSchema = (schema: unknown, io: 'input' | 'output') =>
  isZod(schema) ? z.toJSONSchema(schema, { io, unrepresentable: 'any' }) : schema;

const error = { description: 'Rejected', $ref: '#/components/schemas/Error' };

function describeResponse(schema: unknown) {
  if (schema === errorResponse) return error;
  return isZod(schema) ? { 'x-response-description': 'Done', ...z.toJSONSchema(schema, { io: 'output' }) } : schema;
}

/** The statuses that follow from what a route validates and who may call it. */
function listErrors({ body, querystring }: FastifySchema, isAdmin: boolean, needsSession: boolean): number[] {
  return [
    ...(body || querystring ? [400] : []),
    ...(needsSession ? [401] : []),
    ...(isAdmin ? [403] : []),
    ...(body ? [413] : []),
    503,
  ];
}

function describeRoute({ schema, url, onRequest }: RouteOptions, guards: Guards): FastifySchema {
  if (schema?.summary === undefined) return { hide: true };
  const { summary, body, querystring, requestHeaders, needsAccessToken } = schema;
  const isAdmin = onRequest === guards.requireAdmin;
  const needsSession = isAdmin || onRequest === guards.requireSession;
  const inPath = Object.entries(pathParameters).filter(([name]) => url.includes(`/:${name}`));
  const errors = listErrors(schema, isAdmin, needsSession).map((status) => [status, error] as const);
  const responses = Object.entries((schema.response ?? {}) as Record<string, unknown>);
  const described = responses.map(([status, response]) => [status, describeResponse(response)] as const);
  return {
    summary: isAdmin ? `${summary} For admins.` : summary,
    ...(needsSession && { security: [{ token: [] }] }),
    ...(needsAccessToken && { security: [{ accessToken: [] }] }),
    ...(isZod(body) && { body: toJsonSchema(body, 'input') }),
    ...(isZod(querystring) && { querystring: toJsonSchema(querystring, 'input') }),
    ...(inPath.length > 0 && { params: { type: 'object', properties: Object.fromEntries(inPath) } }),
    ...(requestHeaders && { headers: { type: 'object', properties: requestHeaders } }),
    response: Object.fromEntries([...errors, ...described]),
  };
}

/**
 * Serves the Admin API as an OpenAPI 3.1 document, made from the schemas of its routes: those with a `summary`. Call it
 * before the routes are added.
 */
export async function addOpenapi(app: FastifyInstance, guards: Guards): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ponte Admin API', version: '1.0.0' },
      components: {
        schemas: { Error: toJsonSchema(errorResponse, 'output') as object },
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        },
      },
    },
    convertConstToEnum: false,
    transform: ({ route, url }) => ({ schema: describeRoute(route, guards), url }),
  });
  app.get('/api/openapi.json', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return app.swagger();
  });
}
