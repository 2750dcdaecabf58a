import { buildSchema } from 'graphql';

/** What Hasura shows the role `public`: one table to insert into, of which only the id can be read. */
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
