import { HasuraError } from 'nhost/graphql/errors/hasura-error';
import type { GraphqlTable } from 'nhost/graphql/schema/table';
import { groupAddress } from '../access/known-addresses';
import { createRateLimit } from '../access/rate-limit';
import type { AppContext } from '../context';
import { createInserts } from './newsletter.inserts';

/** Of a row, only the id can be read. */
const types = `
  type newsletter { id: uuid! }
  type newsletter_mutation_response { affected_rows: Int! returning: [newsletter!]! }
  input newsletter_insert_input { email: citext }
`;
const mutations = `
  insert_newsletter_one(object: newsletter_insert_input!): newsletter
  insert_newsletter(objects: [newsletter_insert_input!]!): newsletter_mutation_response
`;
const inserts = ['insert_newsletter_one', 'insert_newsletter'];

/** The newsletter, which every role may insert into. */
export function createNewsletterTable({ config, db }: AppContext): GraphqlTable {
  const limit = createRateLimit(db, {
    name: 'newsletter',
    calls: config.NEWSLETTER_PER_ADDRESS,
    windowSeconds: config.NEWSLETTER_WINDOW_SECONDS,
  });
  return {
    fieldsFor: () => ({ types, mutations }),
    // Kysely's type cannot tell that the transaction is one of a database with more tables.
    createRootFields: (trx) => createInserts(trx as unknown as AppContext['db']),
    async countRequest(fieldNames, { ip }) {
      if (!inserts.some((name) => fieldNames.has(name))) return;
      const retryAfterSeconds = await limit.consume(groupAddress(ip));
      if (retryAfterSeconds === undefined) return;
      throw new HasuraError('rate-limit-exceeded', 'too many requests from this address', '$', { retryAfterSeconds });
    },
  };
}
