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
import { email } from '@ponte/contract/api';
import type { Database } from '../database/database';
import { findBrokenConstraint, isDatabaseUnavailable } from '../database/errors';
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
function requireSmall(document: DocumentNode): void {
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
  requireSmall(document);
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

interface InsertInput {
  email?: unknown;
}

const rowsPerRequest = 10;
const checkFailed = 'check constraint of an insert/update permission has failed';
const duplicate = (constraint: string) =>
  `Uniqueness violation. duplicate key value violates unique constraint "${constraint}"`;
const missing =
  'Not-NULL violation. null value in column "email" of relation "newsletter" violates not-null constraint';

function toRow(input: InsertInput, path: string): { email: string } {
  if (input.email === undefined || input.email === null) {
    throw new HasuraError('constraint-violation', missing, path);
  }
  const checked = email.safeParse(input.email);
  if (!checked.success) throw new HasuraError('permission-error', checkFailed, path);
  return { email: checked.data };
}

async function insert(trx: Database, inputs: readonly InsertInput[], path: string) {
  const rows = inputs.map((input) => toRow(input, path));
  if (rows.length === 0) return [];
  const statement = trx.insertInto('newsletter').values(rows).returning('id');
  return statement.execute().catch((error: unknown) => {
    const constraint = findBrokenConstraint(error);
    if (constraint) throw new HasuraError('constraint-violation', duplicate(constraint), path, { cause: error });
    const reason = isDatabaseUnavailable(error) ? 'connection error' : 'database query error';
    throw new HasuraError('postgres-error', reason, '$', { cause: error });
  });
}

/** The mutations, inside the transaction of one request, whose number of rows is limited. */
export function createInserts(trx: Database) {
  let rows = 0;
  async function insertFew(inputs: readonly InsertInput[], path: string) {
    rows += inputs.length;
    if (rows > rowsPerRequest) throw new HasuraError('validation-failed', 'too many rows at once', path);
    return insert(trx, inputs, path);
  }
  return {
    async insert_newsletter_one({ object }: { object: InsertInput }) {
      const [row] = await insertFew([object], '$.selectionSet.insert_newsletter_one.args.object');
      return row ?? null;
    },
    async insert_newsletter({ objects }: { objects: InsertInput[] }) {
      const returning = await insertFew(objects, '$.selectionSet.insert_newsletter.args.objects');
      return { affected_rows: returning.length, returning };
    },
  };
}
