import {
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  visit,
  type DocumentNode,
} from 'graphql';
import * as z from 'zod/mini';
import { HasuraError, toHasuraError } from './hasura-error';
import { publicSchema } from './newsletter.schema';

const bounds = { tokens: 400, depth: 6, fields: 20, queryCharacters: 8_000 } as const;

const request = z.object({
  query: z.string().check(z.maxLength(bounds.queryCharacters)),
  operationName: z.nullish(z.string()),
  variables: z.nullish(z.record(z.string(), z.unknown())),
});

interface Query {
  document: DocumentNode;
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

const tooMuch = () => new HasuraError('validation-failed', 'the query is too deep or too large', '$.query');

/** One request must not be able to ask for much work: before anything is validated, it is measured. */
function refuseTooMuch(document: DocumentNode): void {
  let depth = 0;
  let fields = 0;
  visit(document, {
    SelectionSet: {
      enter() {
        depth += 1;
        if (depth > bounds.depth) throw tooMuch();
      },
      leave() {
        depth -= 1;
      },
    },
    Field() {
      fields += 1;
      if (fields > bounds.fields) throw tooMuch();
    },
  });
}

/** The request's query, known to fit the schema and the bounds. */
export function readQuery(body: unknown): Query {
  const given = request.safeParse(body);
  if (!given.success) throw new HasuraError('parse-failed', 'the body is not a GraphQL request', '$');
  const document = parseQuery(given.data.query);
  refuseTooMuch(document);
  const [problem] = validate(publicSchema, document, [...specifiedRules, NoSchemaIntrospectionCustomRule]);
  if (problem) throw toHasuraError(problem);
  const operationName = given.data.operationName ?? null;
  const operation = getOperationAST(document, operationName);
  if (!operation) throw new HasuraError('validation-failed', 'exactly one operation has to be named', '$');
  if (operation.operation === 'subscription') {
    throw new HasuraError('validation-failed', 'no subscriptions exist', '$');
  }
  return { document, operationName, variables: given.data.variables ?? {} };
}
