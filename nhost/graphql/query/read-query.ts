import {
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import * as z from 'zod/mini';
import { HasuraError, toHasuraError } from '../errors/hasura-error';
import { bounds, rejectTooMuch } from './limits';

const request = z.object({
  query: z.string().check(z.maxLength(bounds.queryCharacters)),
  operationName: z.nullish(z.string()),
  variables: z.nullish(z.record(z.string(), z.unknown())),
});

interface Query {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null;
  variables: Record<string, unknown>;
}

function parseQuery(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: bounds.tokens, noLocation: true });
  } catch (error) {
    throw new HasuraError('validation-failed', 'not a valid graphql query', '$.query', { cause: error });
  }
}

/**
 * Parses the request's query and validates it against the limits and the schema of the caller's role.
 *
 * @throws HasuraError
 */
export function readQuery(body: unknown, schema: GraphQLSchema): Query {
  const given = request.safeParse(body);
  if (!given.success) throw new HasuraError('parse-failed', 'the body is not a GraphQL request', '$');
  const document = parseQuery(given.data.query);
  rejectTooMuch(document);
  const [problem] = validate(schema, document, [...specifiedRules, NoSchemaIntrospectionCustomRule]);
  if (problem) throw toHasuraError(problem);
  const operationName = given.data.operationName ?? null;
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new HasuraError('validation-failed', 'exactly one operation has to be named', '$');
  if (operation.operation === 'subscription') {
    throw new HasuraError('validation-failed', 'no subscriptions exist', '$');
  }
  if (operation.operation === 'mutation' && !schema.getMutationType()) {
    throw new HasuraError('validation-failed', 'no mutations exist', '$');
  }
  return { document, operation, operationName, variables: given.data.variables ?? {} };
}
