import * as z from 'zod/mini';
import { errorAnswer } from 'shared-config/contract/api-answers';
import { partNames } from 'shared-config/contract/parts';
import { operations, type Operation } from './operations';

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

const content = (schema: object) => ({ 'application/json': { schema } });

const withoutError: Readonly<Record<number, object>> = {
  202: { description: 'Still under way' },
  304: { description: 'Unchanged since the ETag that was sent' },
};

function answersOf({ status, answer, refusals }: Operation) {
  const success = { description: 'Done', ...(answer && { content: content(schemaOf(answer, 'output')) }) };
  const refused = { description: 'Refused', content: content({ $ref: '#/components/schemas/Error' }) };
  const others = refusals.map((code) => [code, withoutError[code] ?? refused]);
  return { [status]: success, ...Object.fromEntries(others) };
}

const inPaths: Readonly<Record<string, object>> = {
  id: { type: 'integer', minimum: 1 },
  parte: { type: 'string', enum: partNames },
};

function parametersOf({ path, query = {}, headers = {} }: Operation) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: inPaths[name],
  }));
  const optional = (place: 'query' | 'header', parameters: Record<string, object>) =>
    Object.entries(parameters).map(([name, schema]) => ({ name, in: place, required: false, schema }));
  return [...inPath, ...optional('query', query), ...optional('header', headers)];
}

function describe(operation: Operation) {
  const { body, needs, summary } = operation;
  return {
    summary: needs === 'admin' ? `${summary} For admins.` : summary,
    parameters: parametersOf(operation),
    ...(needs === 'nobody' ? {} : { security: [{ token: [] }] }),
    ...(body && { requestBody: { required: true, content: content(schemaOf(body, 'input')) } }),
    responses: answersOf(operation),
  };
}

/** The Admin API as an OpenAPI 3.1 document, made of the contract's own schemas. */
export function createOpenapiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Ponte Admin API', version: '1.0.0' },
    paths,
    components: {
      schemas: { Error: schemaOf(errorAnswer, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
