import { email } from '@ponte/contract/api';
import { HasuraError } from 'nhost/graphql/errors/hasura-error';
import type { Database } from '../database/database';
import { findBrokenConstraint, isDatabaseUnavailable } from '../database/errors';

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
