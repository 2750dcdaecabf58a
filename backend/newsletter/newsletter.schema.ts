import {
  buildSchema,
  type DocumentNode,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import * as z from 'zod/mini';
import { HasuraError, toHasuraError } from './hasura-error';

/** The schema of Hasura's role `public`: one table to insert into, of which only the id can be read. */
export const publicSchema = buildSchema(`
  scalar citext
  scalar uuid
  type query_root { no_queries_available: String! }
  type newsletter { id: uuid! }
  type newsletter_mutation_response { affected_rows: Int! returning: [newsletter!]! }
  input newsletter_insert_input { email: citext }
  type mutation_root {
    insert_newsletter_one(object: newsletter_insert_input!): newsletter
    insert_newsletter(objects: [newsletter_insert_input!]!): newsletter_mutation_response
  }
  schema { query: query_root mutation: mutation_root }
`);

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

/** Limits the work of one request: its size is checked before it is validated. */
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

/** Parses the request's query and validates it against the schema and the limits. */
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
